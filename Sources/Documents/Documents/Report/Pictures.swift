// Pictures of the scene of a file.

public import Pictures

extension LoadedScene {
  /// Returns the last layout as SVG.
  public func picture(_ options: PictureOptions) throws(Diagnostic) -> [UInt8] {
    do throws(PictureError) { return try Pictures.picture(of: scene, with(options)) } catch {
      throw diagnostic(error.status, at: nil)
    }
  }

  /// Returns pictures of the last event.
  public func filmstrip(_ samples: Int, _ options: PictureOptions) throws(Diagnostic) -> Filmstrip {
    do throws(PictureError) { return try Pictures.filmstrip(of: scene, samples: samples, with(options)) } catch {
      throw diagnostic(error.status, at: nil)
    }
  }

  private func with(_ options: PictureOptions) -> PictureOptions {
    var options = options
    if options.looks.isEmpty { options.looks = looks }
    return options
  }

  /// How long the last event takes, in seconds.
  public var lastDuration: Double { animationLength(of: scene) }
}
