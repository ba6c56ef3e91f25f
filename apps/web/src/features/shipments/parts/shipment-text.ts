import { centsOfDollars } from '@lanewise/contract/money'
import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { formatDateTime, formatMoney, formatNumber, plural } from '@lanewise/domain/shared/format'

/** Example: "Joliet, IL". */
export const cityOf = ({ city, state }: { city: string; state: string }) => `${city}, ${state}`

/** Example: "781 mi". A dash when the distance is unknown. */
export const milesText = (miles: number | null) => (miles === null ? '–' : `${formatNumber(miles, 0)} mi`)

/** Example: "18 pallets · 816 packages · 29,760 lbs". */
export const freightText = ({ pallets, packages, weight }: { pallets: number; packages: number; weight: number }) =>
  [plural(pallets, 'pallet'), plural(packages, 'package'), `${formatNumber(weight)} lbs`].join(' · ')

/** Formatted dollar amount; null becomes "N/A". */
export const dollarsText = (dollars: number | null) => formatMoney(dollars === null ? null : centsOfDollars(dollars))

/** Example: "LTL, dry". */
export const modeText = ({
  shippingMode,
  equipmentMode,
}: {
  shippingMode: string
  equipmentMode: keyof typeof equipmentModeLabels
}) => `${shippingMode}, ${equipmentModeLabels[equipmentMode].toLowerCase()}`

export const isPickup = ({ stopType }: Pick<ShipmentStop, 'stopType'>) => stopType === 0
export const stopTypeText = (stop: Pick<ShipmentStop, 'stopType'>) => (isPickup(stop) ? 'Pickup' : 'Dropoff')

/** Example: "800 Intermodal Dr, Dock 4, Joliet, IL 60433". */
export const addressOf = ({ address }: ShipmentStop) =>
  [address.line1, address.line2, `${cityOf(address)} ${address.zip}`.trim()].filter(Boolean).join(', ')

/** In the time zone of the stop. */
export const stopWindow = ({ earlyDateTime, lateDateTime, address }: ShipmentStop) =>
  windowText({ early: earlyDateTime, late: lateDateTime, zone: address.ianaTimeZone })

/** Time at a stop, in the time zone of the stop. */
export const timeAt = (stop: ShipmentStop, moment: string) => formatDateTime(moment, stop.address.ianaTimeZone)
