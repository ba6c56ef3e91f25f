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
export const documentTargets = ['OrderStop', 'Shipment', 'Order', 'APInvoice', 'ThirdPartyInvoice'] as const
export type DocumentTarget = (typeof documentTargets)[number]

const otherTargets: Readonly<Partial<Record<FileType, 'OrderStop' | 'APInvoice' | 'ThirdPartyInvoice'>>> = {
  ProofOfDelivery: 'OrderStop',
  APInvoice: 'APInvoice',
  ThirdParty: 'ThirdPartyInvoice',
}

type TargetOfType = Exclude<DocumentTarget, 'Order'>

/** Kind of record that a document of this type is attached to. (DOC-12) */
export const targetOf = (fileType: FileType): TargetOfType => otherTargets[fileType] ?? 'Shipment'

/** Every kind of record that may hold the document: papers of a shipment may come to its order first. */
export const possibleTargets = (fileType: FileType): readonly DocumentTarget[] =>
  targetOf(fileType) === 'Shipment' ? ['Shipment', 'Order'] : [targetOf(fileType)]

export type ShipmentOfDocuments = { hasCompleteStop: boolean; originationType: string | null }

/** Reason why a type cannot be chosen for a shipment; null if it can. (DOC-13, DOC-14) */
export function typeObstacle(fileType: FileType, shipment: ShipmentOfDocuments): string | null {
  if (fileType === 'ProofOfDelivery' && !shipment.hasCompleteStop)
    return 'A proof of delivery can be uploaded once a stop is complete'
  if (fileType === 'APInvoice' && shipment.originationType !== 'ContractTMS')
    return 'An AP invoice belongs to shipments billed by the company\u2019s own carrier'
  return null
}

/** Reason why a type cannot be chosen for an order that is on no shipment; null if it can. */
export function typeObstacleOfOrder(fileType: FileType): string | null {
  if (targetOf(fileType) === 'Shipment') return null
  return fileType === 'ThirdParty'
    ? 'A third party invoice belongs to a shipment'
    : typeObstacle(fileType, { hasCompleteStop: false, originationType: null })
}

export const documentLabels = { name: 'Name', fileType: 'File type', target: 'Belongs to' } as const
