import type { FieldIssue } from '#shared/issue.ts'
import { type DocumentTarget, documentTargets, type FileType, targetOf } from './document-types.ts'

/** The field that names what a document is kept with. */
export const targetFields = {
  OrderStop: 'orderStopId',
  Shipment: 'shipmentId',
  APInvoice: 'apInvoiceId',
  ThirdPartyInvoice: 'thirdPartyInvoiceId',
} as const satisfies Record<DocumentTarget, string>
export type TargetField = (typeof targetFields)[DocumentTarget]
export type TargetIds = { readonly [field in TargetField]?: string | null | undefined }

const without: Readonly<Record<DocumentTarget, string>> = {
  OrderStop: 'No dropoff selected for upload',
  Shipment: 'No shipment found for upload',
  APInvoice: 'No invoice found for upload',
  ThirdPartyInvoice: 'No invoice found for upload',
}

export const noFile = 'Please select a file'
export const noFileType = 'Please select a file type'

/** DOC-8, DOC-10, DOC-11: a document names what its type is kept with, and nothing else. */
export function targetIssues({ fileType, ...ids }: { fileType: FileType } & TargetIds): FieldIssue[] {
  const target = targetOf(fileType)
  if (!ids[targetFields[target]]) return [{ path: [targetFields[target]], message: without[target] }]
  return documentTargets
    .filter((other) => other !== target && ids[targetFields[other]])
    .map((other) => ({
      path: [targetFields[other]],
      message: 'A document is kept with one stop, one shipment or one invoice',
    }))
}

export type Upload = { hasFile: boolean; fileType: FileType | null } & TargetIds

/** DOC-6, DOC-7, DOC-8, DOC-10, DOC-11: what keeps a file from being uploaded, the first thing first; null when nothing does. */
export function uploadObstacle({ hasFile, fileType, ...ids }: Upload): string | null {
  if (!hasFile) return noFile
  if (!fileType) return noFileType
  return targetIssues({ fileType, ...ids })[0]?.message ?? null
}

const uploaded: Readonly<Record<DocumentTarget, string>> = {
  OrderStop: 'Stop document uploaded',
  Shipment: 'Shipment document uploaded',
  APInvoice: 'AP invoice document uploaded',
  ThirdPartyInvoice: 'Third party invoice document uploaded',
}

/** What is said after an upload; of files of several kinds at once none of the four fits. */
export function uploadedMessage(targets: readonly DocumentTarget[]): string {
  const [first, ...others] = [...new Set(targets)]
  return first && others.length === 0 ? uploaded[first] : 'Document uploaded successfully'
}
