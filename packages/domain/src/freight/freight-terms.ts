export const freightTermLabels = {
  Prepaid: 'Prepaid',
  PrepaidAdd: 'Prepaid & Add',
  Collect: 'Collect',
  ThirdParty: 'Third Party',
} as const

export type FreightTerm = keyof typeof freightTermLabels
export const freightTerms = Object.keys(freightTermLabels) as [FreightTerm, ...FreightTerm[]]

/** Whether the freight is charged on to the customer. Only these terms allow a markup. */
export const isChargedOn = (term: FreightTerm): boolean => term === 'PrepaidAdd'
