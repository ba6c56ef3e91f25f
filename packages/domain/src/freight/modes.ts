export const shippingModes = ['LTL', 'VLTL', 'TL'] as const
export type ShippingMode = (typeof shippingModes)[number]

export const shippingModeLabels: Record<ShippingMode, string> = { LTL: 'LTL', VLTL: 'LTL-Volume', TL: 'Truckload' }

/** Whether freight shares a truck with other shippers' freight, as in LTL and volume LTL. */
export const isLtlMode = (mode: ShippingMode): mode is 'LTL' | 'VLTL' => mode !== 'TL'

/** Equipment modes, by the numbers that other systems use. */
export const equipmentModes = [1, 2, 3, 4, 5, 6] as const
export type EquipmentMode = (typeof equipmentModes)[number]

/** Whether the equipment is for bulk goods, which are not on pallets. */
export const isBulkEquipment = (mode: EquipmentMode): boolean => mode === 4

export const equipmentModeLabels: Record<EquipmentMode, string> = {
  1: 'Dry',
  2: 'Reefer',
  3: 'Flatbed',
  4: 'Bulk',
  5: 'Drayage',
  6: 'Power Only',
}
