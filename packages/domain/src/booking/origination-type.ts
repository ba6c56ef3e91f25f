export const originationTypes = ['ContractTMS', 'Spot', 'Integrated'] as const
export type OriginationType = (typeof originationTypes)[number]
export const originationTypeOf = (rateSource: string): OriginationType => {
  if (rateSource === 'Contract' || rateSource === 'Manual') return 'ContractTMS'
  return rateSource === 'Spot' ? 'Spot' : 'Integrated'
}
