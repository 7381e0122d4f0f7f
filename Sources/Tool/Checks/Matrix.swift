// The matrix of settings on which each scene is laid out.
//
// A screen configuration is a device, its orientation and its generation. For each configuration one scene is built; text
// size, direction and keyboard are set in this scene one after the other.

public import CCasement
import Documents
public import Storyboards

public struct Matrix: Sendable {
  /// Nil for devices that suit the document.
  public var devices: [Device]?
  public var orientations = [false, true]
  public var keyboards = [false, true]
  public var textSizes = [1.0, 1.35]
  public var directions = [false, true]
  /// Whether the matrix has the orientations and the directions of the command line, and not those of the app.
  public var hasOwnOrientations = false
  public var hasOwnDirections = false
  /// Nil in the list stands for the generation of the document.
  public var profiles: [cas_profile?] = [nil]

  public init() {}

  /// Returns devices in the order of their sizes, each once: a finding begins on the smallest.
  public static func sorted(_ devices: [Device]) -> [Device] {
    var names: Set<String> = []
    return devices.filter { names.insert($0.shortName).inserted }
      .sorted { ($0.width, $0.height, $0.shortName) < ($1.width, $1.height, $1.shortName) }
  }

  /// Returns the orientations that an app has on a device.
  func orientations(of app: AppSettings?, isPad: Bool) -> [Bool] {
    hasOwnOrientations ? orientations : app?.orientations(orientations, isPad: isPad) ?? orientations
  }

  struct Configuration {
    var profile: cas_profile?
    /// Nil for the screen of the document.
    var device: Device?
    var isLandscape = false
  }

  /// Returns all settings of a configuration that an app has, the plainest first. A document is laid out right to left only
  /// if its app is known to have such a language.
  func settings(of configuration: Configuration, _ app: AppSettings?, isFile: Bool, hasScreen: Bool, scalesText: Bool)
    -> [Setting]
  {
    let directions = hasOwnDirections || isFile ? self.directions : app?.directions(self.directions) ?? [false]
    var settings: [Setting] = []
    for textSize in scalesText ? textSizes : [1] {
      for isRightToLeft in directions {
        for hasKeyboard in hasScreen ? keyboards : [false] {
          settings.append(
            Setting(
              device: configuration.device?.shortName ?? "", isLandscape: configuration.isLandscape,
              profile: configuration.profile,
              textSize: textSize, isRightToLeft: isRightToLeft, hasKeyboard: hasKeyboard))
        }
      }
    }
    return settings
  }
}
