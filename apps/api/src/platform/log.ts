type Say = (about: object, message: string) => void

/** What the platform needs of a logger; the HTTP server's own fits. */
export type Logger = { debug: Say; info: Say; warn: Say; error: Say }
