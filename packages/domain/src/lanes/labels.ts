import { type Phrase, partPhrase } from '#history/phrase.ts'

/** Field labels of a lane and its contracted rates in forms, messages, files, and history. */
export const laneLabels = {
  customerReferenceNumber: 'Name',
  equipmentMode: 'Equipment Mode',
  origin: 'Origin',
  destination: 'Destination',
  tenderType: 'Tender Type',
  tenderMethod: 'Tender Method',
  tenderTime: 'Tender Time',
  shipmentTenderingStart: 'Tender Start',
  expirationAction: 'Expiration Action',
  /** Label for a complete contracted rate in the lane's history. */
  contractedRate: 'Contracted Rate',
  tenderSequence: 'Tender Sequence',
  watcher: 'Watcher',
} as const

export const laneRateLabels = {
  carrierId: 'Carrier',
  rateType: 'Rate Type',
  chargeType: 'Rate Unit',
  rate: 'Rate',
  minCharge: 'Min Charge',
  effectiveDate: 'Effective Date',
  expirationDate: 'Expiration Date',
  rateSpecifications: 'Pallet Ranges',
  additionalCharges: 'Additional Charges',
} as const

/** How the history of a lane describes its events. (DEF-139) */
export const lanePhrases: readonly Phrase[] = [partPhrase('contractedRate', 'rate'), partPhrase('watcher', 'watcher')]
