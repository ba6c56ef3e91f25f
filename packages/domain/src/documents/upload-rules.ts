import type { FieldIssue } from '#shared/issue.ts'
import { type DocumentTarget, documentTargets, type FileType, possibleTargets, targetOf } from './document-types.ts'

/** Field with the id of the record that a document is attached to. */
export const targetFields = {
  OrderStop: 'orderStopId',
  Shipment: 'shipmentId',
  Order: 'orderId',
  APInvoice: 'apInvoiceId',
  ThirdPartyInvoice: 'thirdPartyInvoiceId',
} as const satisfies Record<DocumentTarget, string>
export type TargetField = (typeof targetFields)[DocumentTarget]
export type TargetIds = { readonly [field in TargetField]?: string | null | undefined }

const without = {
  OrderStop: 'No dropoff selected for upload',
  Shipment: 'No shipment found for upload',
  APInvoice: 'No invoice found for upload',
  ThirdPartyInvoice: 'No invoice found for upload',
} as const satisfies Partial<Record<DocumentTarget, string>>

export const noFile = 'Please select a file'
export const noFileType = 'Please select a file type'

/** A document must name the record that its type is attached to, and no other. (DOC-8, DOC-10, DOC-11) */
export function targetIssues({ fileType, ...ids }: { fileType: FileType } & TargetIds): FieldIssue[] {
  const target = targetOf(fileType)
  const named = documentTargets.filter((one) => ids[targetFields[one]])
  const own = named.find((one) => possibleTargets(fileType).includes(one))
  if (!own) return [{ path: [targetFields[target]], message: without[target] }]
  return named
    .filter((other) => other !== own)
    .map((other) => ({
      path: [targetFields[other]],
      message: 'A document belongs to one stop, one shipment, one order or one invoice',
    }))
}

export type Upload = { hasFile: boolean; fileType: FileType | null } & TargetIds

/** First reason why a file cannot be uploaded; null if it can. (DOC-6, DOC-7, DOC-8, DOC-10, DOC-11) */
export function uploadObstacle({ hasFile, fileType, ...ids }: Upload): string | null {
  if (!hasFile) return noFile
  if (!fileType) return noFileType
  return targetIssues({ fileType, ...ids })[0]?.message ?? null
}

const anyUploaded = 'Document uploaded successfully'
const uploaded: Readonly<Record<DocumentTarget, string>> = {
  Order: anyUploaded,
  OrderStop: 'Stop document uploaded',
  Shipment: 'Shipment document uploaded',
  APInvoice: 'AP invoice document uploaded',
  ThirdPartyInvoice: 'Third party invoice document uploaded',
}

/**
 * Message after an upload. If files of several kinds were uploaded at once, none of the four specific messages applies.
 */
export function uploadedMessage(targets: readonly DocumentTarget[]): string {
  const [first, ...others] = [...new Set(targets)]
  return first && others.length === 0 ? uploaded[first] : anyUploaded
}
