import Reglet
import Testing
@testable import RegletABI

@Suite struct HandleTests {
    final class Witness {
        let ended: () -> Void
        init(ended: @escaping () -> Void) { self.ended = ended }
        deinit { ended() }
    }

    @Test func ownsItsValueUntilItIsDestroyed() throws {
        var ends = 0
        let pointer = Handle.create(Witness { ends += 1 })
        _ = try Handle<Witness>.borrow(pointer).value
        #expect(ends == 0)
        Handle<Witness>.destroy(pointer)
        #expect(ends == 1)
    }

    @Test func nullIsRefusedButDestroyed() {
        #expect(throws: RegletError(.nullArgument)) { try Handle<Witness>.borrow(nil) }
        Handle<Witness>.destroy(nil)
    }
}
