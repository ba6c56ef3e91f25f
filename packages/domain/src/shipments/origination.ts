export const originations = ['Order', 'Consolidation', 'ShipmentBuilder'] as const
export type Origination = (typeof originations)[number]
