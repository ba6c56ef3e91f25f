import type { VirusScan } from '#connectors/virus-scan/clamd.ts'
import type { Logger } from '#platform/log.ts'

export type DocumentDeps = {
  /** Maximum file size in bytes. */
  maxBytes: number
  /** Null when the installation has no scanner. */
  scan: VirusScan | null
  log: Logger
}
