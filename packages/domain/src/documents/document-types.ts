/** DOC-2: what a paper is. */
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

/** What a document is kept with. */
export const documentTargets = ['OrderStop', 'Shipment', 'APInvoice', 'ThirdPartyInvoice'] as const
export type DocumentTarget = (typeof documentTargets)[number]

const otherTargets: Readonly<Partial<Record<FileType, DocumentTarget>>> = {
  ProofOfDelivery: 'OrderStop',
  APInvoice: 'APInvoice',
  ThirdParty: 'ThirdPartyInvoice',
}

/** DOC-12: with what a document of a type is kept. */
export const targetOf = (fileType: FileType): DocumentTarget => otherTargets[fileType] ?? 'Shipment'

/** What is known of a shipment when somebody chooses what a file is. */
export type ShipmentOfDocuments = { hasCompleteStop: boolean; originationType: string | null }

/** DOC-13, DOC-14: why a type cannot be chosen for a shipment; null where it can. */
export function typeObstacle(fileType: FileType, shipment: ShipmentOfDocuments): string | null {
  if (fileType === 'ProofOfDelivery' && !shipment.hasCompleteStop)
    return 'A proof of delivery can be uploaded once a stop is complete'
  if (fileType === 'APInvoice' && shipment.originationType !== 'ContractTMS')
    return 'An AP invoice belongs to shipments that the company\u2019s own carrier bills'
  return null
}
