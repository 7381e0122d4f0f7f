// Pictures of the scene of a file.

public import Pictures

extension LoadedScene {
  /// Returns the last layout as SVG.
  public func picture(_ options: PictureOptions) throws(Diagnostic) -> [UInt8] {
    do throws(PictureError) { return try Pictures.picture(of: scene, options) } catch {
      throw diagnostic(error.status, at: nil)
    }
  }

  /// Returns pictures of the last event.
  public func filmstrip(_ samples: Int, _ options: PictureOptions) throws(Diagnostic) -> Filmstrip {
    do throws(PictureError) { return try Pictures.filmstrip(of: scene, samples: samples, options) } catch {
      throw diagnostic(error.status, at: nil)
    }
  }

  /// How long the last event takes, in seconds.
  public var lastDuration: Double { animationLength(of: scene) }
}
