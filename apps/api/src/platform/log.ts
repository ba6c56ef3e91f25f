type Say = (about: object, message: string) => void

/** The logger methods that the platform needs. The HTTP server's logger has them. */
export type Logger = { debug: Say; info: Say; warn: Say; error: Say }
