// The base of errors, and those of this client. errors.js has a class for each error of the C interface.

export class CasementError extends Error {
  constructor(message, { status, line = 0, column = 0, kind = "none", constraints = [], conflicts = [] } = {}) {
    super(message);
    this.status = status ?? new.target.status ?? 0;
    this.line = line;
    this.column = column;
    this.kind = kind;
    this.constraints = constraints;
    this.conflicts = conflicts;
  }

  get name() {
    return this.constructor.name;
  }
}

export class NotLoadedError extends CasementError {}
export class ClosedError extends CasementError {}
