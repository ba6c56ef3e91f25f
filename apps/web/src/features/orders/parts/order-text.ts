import type { OrderSummary } from '@lanewise/contract/order-list'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { plural } from '@lanewise/domain/shared/format'
import type { Reference } from '#platform/record/References.tsx'

type End = OrderSummary['origin']

/** Alias of the company, or its name. */
export const companyOf = ({ companyAlias, companyName }: End) => companyAlias || companyName

/** "Dallas, TX 75212". */
export const placeOf = ({ city, state, zip }: End) => `${city}, ${state} ${zip}`.trim()

/** "1 pick, 2 drops". */
export const stopsText = ({ pickupStops, dropoffStops }: Pick<OrderSummary, 'pickupStops' | 'dropoffStops'>) =>
  `${plural(pickupStops, 'pick')}, ${plural(dropoffStops, 'drop')}`

/** "LTL, dry". */
export const modeText = ({ shippingMode, equipmentMode }: Pick<OrderSummary, 'shippingMode' | 'equipmentMode'>) =>
  `${shippingMode}, ${equipmentModeLabels[equipmentMode].toLowerCase()}`

/** The most common order types are abbreviated to two letters where space is short. */
const shortLabels: Readonly<Record<string, string>> = {
  PurchaseOrder: 'PO',
  SalesOrder: 'SO',
  TransferOrder: 'TO',
  ReturnOrder: 'RO',
}

export const referencesOf = ({ referenceNumbers }: Pick<OrderSummary, 'referenceNumbers'>): Reference[] =>
  referenceNumbers.map(({ label, value, wellKnownTypeName }) => {
    const short = shortLabels[wellKnownTypeName ?? '']
    return { label, value, ...(short && { short }) }
  })
