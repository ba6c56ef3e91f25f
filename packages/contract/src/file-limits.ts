const megabyte = 1024 * 1024

/** Largest file of each upload of a table, in bytes. The screens state them, and the server refuses what is larger. */
export const fileLimits = {
  orders: 50 * megabyte,
  rateSheet: 50 * megabyte,
  /** 100,000 rows of 300 characters. The rows are saved while the caller waits. */
  locations: 30 * megabyte,
  commodities: 11 * megabyte,
} as const

/** Limit of a request that holds such a file in base64, wide enough that the file's own limit is named first. */
export const bodyLimitOf = (fileBytes: number) => Math.ceil(fileBytes * 1.4)

/** Example: "50 MB". */
export const megabytesText = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`

export const fileTooLarge = (limit: number) =>
  `The file is larger than ${megabytesText(limit)}. Split it into several files`
