/**
 * Reason why a file cannot be read. It is a separate module, so that the file thread does not load all shapes of the
 * API.
 */
export class WrongFile extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const refuseFile = {
  invalid: (message: string): never => {
    throw new WrongFile(400, message)
  },
  tooLarge: (message: string): never => {
    throw new WrongFile(413, message)
  },
}
