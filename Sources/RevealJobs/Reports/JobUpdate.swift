import RevealCore

/// What is new of a job or of a task: the newest of each kind, however much came.
public struct JobUpdate: Sendable {
  /// The newest fraction, or that it is indeterminate; nil where nothing was said of it.
  public private(set) var progress: Progress?
  /// Whether the newest progress may still be taken back.
  public private(set) var isProvisional = false
  /// Whether the bar is to pulsate; nil where nothing was said of it.
  public private(set) var isPulsating: Bool?
  /// Whether 100 was said, even if less was said after it.
  public private(set) var hasSaidWhole = false
  /// How many phases have begun.
  public private(set) var phases = 0
  /// How the task came out, where nothing was said of its progress since.
  public private(set) var outcome: JobOutcome?
  private var labelBytes: [UInt8]?
  private var failureBytes: [UInt8] = []

  init() {}

  /// The newest label; nil where none came.
  public var label: String? { labelBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// Why the task failed; empty where no reason was given.
  public var failure: String { String(decoding: failureBytes, as: UTF8.self) }

  /// Whether nothing is new.
  public var isEmpty: Bool {
    progress == nil && isPulsating == nil && labelBytes == nil && outcome == nil && phases == 0
      && !hasSaidWhole
  }

  mutating func receive(_ report: JobReport) {
    switch report {
    case .progress(let progress, let isProvisional):
      self.progress = progress
      self.isProvisional = isProvisional
      outcome = nil
    case .whole: hasSaidWhole = true
    case .pulsating(let isPulsating): self.isPulsating = isPulsating
    case .phase: phases += 1
    case .done: outcome = .done
    case .ended: break
    }
  }

  mutating func receive(_ text: Bytes, as kind: JobTextKind) {
    switch kind {
    case .label:
      labelBytes?.removeAll(keepingCapacity: true)
      labelBytes = labelBytes ?? []
      labelBytes?.append(contentsOf: text)
    case .failure:
      outcome = .failed
      failureBytes.removeAll(keepingCapacity: true)
      failureBytes.append(contentsOf: text)
    case .name: break
    }
  }
}

/// How a task came out.
public enum JobOutcome: Hashable, Sendable {
  /// It is done.
  case done
  /// It failed.
  case failed
}
