type Log = (about: object, message: string) => void

/** The logger methods that the platform needs. The HTTP server's logger has them. */
export type Logger = { debug: Log; info: Log; warn: Log; error: Log }
