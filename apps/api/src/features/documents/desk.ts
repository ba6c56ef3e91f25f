import type { VirusScan } from '#connectors/virus-scan/clamd.ts'
import type { Logger } from '#platform/log.ts'

/** What the actions of documents work with. */
export type DocumentDesk = {
  /** The largest file, in bytes. */
  maxBytes: number
  /** Null where the installation has no scanner. */
  scan: VirusScan | null
  log: Logger
}
