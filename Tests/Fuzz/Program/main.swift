// libFuzzer on one target: `fuzz --target=NAME [option of libFuzzer]... [folder or file]...`
import CLibFuzzer

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv

// The linker takes this main or libFuzzer's own; both do the same.
_ = LLVMFuzzerRunDriver(&count, &arguments) { testOneInput($0, $1) }

/// What libFuzzer calls, by this name.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  Fuzzing.check([UInt8](UnsafeBufferPointer(start: data, count: size)))
  return 0
}
