/** How a shipment came to its carrier, by where its rate came from. */
export const originationTypes = ['ContractTMS', 'Spot', 'Integrated'] as const
export type OriginationType = (typeof originationTypes)[number]
export const originationTypeOf = (rateSource: string): OriginationType => {
  if (rateSource === 'Contract' || rateSource === 'Manual') return 'ContractTMS'
  return rateSource === 'Spot' ? 'Spot' : 'Integrated'
}
