/** Who pays the carrier, by stored value. */
export const freightTermLabels = {
  Prepaid: 'Prepaid',
  PrepaidAdd: 'Prepaid & Add',
  Collect: 'Collect',
  ThirdParty: 'Third Party',
} as const

export type FreightTerm = keyof typeof freightTermLabels
export const freightTerms = Object.keys(freightTermLabels) as [FreightTerm, ...FreightTerm[]]

/** Whether the freight is charged on to the customer, which alone leaves room for a markup. */
export const isChargedOn = (term: FreightTerm): boolean => term === 'PrepaidAdd'
