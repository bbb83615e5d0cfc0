import Alamofire  // expect: networking-elsewhere "this file imports"

func ping() {}
