/** Document types. (DOC-2) */
export const fileTypes = [
  'ProofOfDelivery',
  'ShipmentMiscellaneous',
  'APInvoice',
  'ThirdParty',
  'CarrierConfirmation',
  'Customs',
  'TemporaryLiquorLicense',
  'CarrierTender',
  'ShipmentMasterBillOfLading',
] as const
export type FileType = (typeof fileTypes)[number]

export const fileTypeLabels: Readonly<Record<FileType, string>> = {
  ProofOfDelivery: 'Proof of delivery',
  ShipmentMiscellaneous: 'Shipment miscellaneous',
  APInvoice: 'AP invoice',
  ThirdParty: 'Third party invoice',
  CarrierConfirmation: 'Carrier confirmation',
  Customs: 'Customs',
  TemporaryLiquorLicense: 'Temporary liquor license',
  CarrierTender: 'Carrier tender',
  ShipmentMasterBillOfLading: 'Master bill of lading',
}

/** Kinds of records a document can be attached to. */
export const documentTargets = ['OrderStop', 'Shipment', 'APInvoice', 'ThirdPartyInvoice'] as const
export type DocumentTarget = (typeof documentTargets)[number]

const otherTargets: Readonly<Partial<Record<FileType, DocumentTarget>>> = {
  ProofOfDelivery: 'OrderStop',
  APInvoice: 'APInvoice',
  ThirdParty: 'ThirdPartyInvoice',
}

/** Kind of record that a document of this type is attached to. (DOC-12) */
export const targetOf = (fileType: FileType): DocumentTarget => otherTargets[fileType] ?? 'Shipment'

export type ShipmentOfDocuments = { hasCompleteStop: boolean; originationType: string | null }

/** Reason why a type cannot be chosen for a shipment; null if it can. (DOC-13, DOC-14) */
export function typeObstacle(fileType: FileType, shipment: ShipmentOfDocuments): string | null {
  if (fileType === 'ProofOfDelivery' && !shipment.hasCompleteStop)
    return 'A proof of delivery can be uploaded once a stop is complete'
  if (fileType === 'APInvoice' && shipment.originationType !== 'ContractTMS')
    return 'An AP invoice belongs to shipments billed by the company\u2019s own carrier'
  return null
}

export const documentLabels = { name: 'Name', fileType: 'File type', target: 'Belongs to' } as const
