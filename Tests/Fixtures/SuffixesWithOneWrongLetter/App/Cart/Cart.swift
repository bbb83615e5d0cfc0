class CartPresnter {}  // expect-role: presenter
class CartPresennter {}  // expect-role: presenter
class CartPrezenter {}  // expect-role: presenter
class CartInteractor {}  // expect-role: interactor
class CartInterctor {}  // expect-role: interactor
class CartIntreactor {}  // expect-role: interactor
class CartRoutr {}  // expect-role: router
class CartRooter {}  // expect-role: router
class CartWirefame {}  // expect-role: router
class CartServce {}  // expect-role: service
class CartRepositry {}  // expect-role: service
class CartBuider { func build() -> CartInteractor { CartInteractor() } }  // expect-role: builder
class CartAsembly { func make() -> CartInteractor { CartInteractor() } }  // expect-role: builder
struct CartEntty {}  // expect-role: entity
class CartStroe {}  // expect-role: none
class CartViiew {}  // expect-role: none
