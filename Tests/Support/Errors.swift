import Status

/// `catch Status.conflict`: whether an error has this code.
package func ~= (code: Status, error: any Error) -> Bool { error as? Status == code }
