import { readAcknowledgement997 } from '#acknowledge-997.ts'
import { readAnswer990 } from '#answer-990.ts'
import type { SegmentError } from '#standard/segment-check.ts'
import { readStatus214 } from '#status-214.ts'
import { readTender204 } from '#tender-204-reader.ts'
import type { Transaction } from '#x12.ts'

/** Functional group ids by transaction set. */
export const functionalIds = { 204: 'SM', 214: 'QM', 990: 'GF', 997: 'FA' } as const

const readers: Readonly<Record<string, (transaction: Transaction) => { errors: SegmentError[] }>> = {
  204: readTender204,
  214: readStatus214,
  990: readAnswer990,
  997: readAcknowledgement997,
}

/** Errors in a transaction of a supported set; null for other sets. */
export function errorsInTransaction(transaction: Transaction): SegmentError[] | null {
  return Object.hasOwn(readers, transaction.kind) ? (readers[transaction.kind]?.(transaction).errors ?? null) : null
}
