import CReglet
import Reglet
import Testing
@testable import RegletABI

@Suite struct StatusTests {
    @Test func everyCodeHasANameAndAText() {
        for code in ErrorCode.allCases {
            #expect(String(cString: reglet_status_name(code.rawValue)!) == code.name.description)
            #expect(String(cString: reglet_status_text(code.rawValue)!) == code.text.description)
            let snake = "\(code)".map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined()
                .replacing("_u_t_f8", with: "_utf8").replacing("_j_s_o_n", with: "_json")
            #expect(code.name.description == snake)
        }
        #expect(Set(ErrorCode.allCases.map { $0.text.description }).count == ErrorCode.allCases.count)
    }

    @Test func otherValuesHaveATextToo() {
        #expect(String(cString: reglet_status_name(REGLET_OK)!) == "ok")
        for status in [1, -9, .min, .max] as [reglet_status] {
            #expect(String(cString: reglet_status_name(status)!) == "unknown_status")
            #expect(String(cString: reglet_status_text(status)!) == "not a status of this library")
        }
    }

    @Test func versionIsThatOfTheHeader() {
        #expect(reglet_version() == REGLET_VERSION_MAJOR * 10000 + REGLET_VERSION_MINOR * 100 + REGLET_VERSION_PATCH)
    }
}
