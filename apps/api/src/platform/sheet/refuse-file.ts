/** Why a file is not read. The thread that reads files loads only what it needs for that, and not all of the API's shapes. */
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
