func f() {}
