import { OrderUpload, OrderUploadRow } from '@lanewise/contract/order-uploads'
import { declaredFields } from '#platform/declared-fields.ts'
import type { UploadRecord, UploadRowRecord } from './order-uploads.queries.ts'

const declaredUpload = declaredFields(OrderUpload)
const declaredRow = declaredFields(OrderUploadRow)

/**
 * An interrupted job restarts within seconds. After this time without progress, in milliseconds, the file counts as
 * lost.
 */
const longestSilence = 15 * 60_000
const lostMessage =
  'Processing of this file was interrupted. Upload it again: orders already created are not duplicated.'

export function uploadView(row: UploadRecord, now: Date): OrderUpload {
  const isOpen = row.state === 'Checking' || row.state === 'Saving'
  const isLost = isOpen && row.progressedAt !== null && now.getTime() - row.progressedAt.getTime() > longestSilence
  return declaredUpload({
    ...row,
    ...(isLost ? { state: 'Failed', message: lostMessage } : {}),
    createdAt: row.createdAt.toISOString(),
    createdByName: `${row.firstName} ${row.lastName}`,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  })
}

export const uploadRowView = (
  row: Pick<UploadRowRecord, 'id' | 'rowNumber' | 'reference' | 'outcome' | 'orderNumber' | 'issues'>,
): OrderUploadRow => declaredRow(row)
