import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatDateTime, formatNumber, plural } from '@lanewise/domain/shared/format'
import { isPickup } from '#platform/record/stop-text.ts'

/** Example: "18 pallets · 816 packages · 29,760 lbs". */
export const freightText = ({ pallets, packages, weight }: { pallets: number; packages: number; weight: number }) =>
  [plural(pallets, 'pallet'), plural(packages, 'package'), `${formatNumber(weight)} lbs`].join(' · ')

/** Example: "LTL, dry". */
export const modeText = ({
  shippingMode,
  equipmentMode,
}: {
  shippingMode: string
  equipmentMode: keyof typeof equipmentModeLabels
}) => `${shippingMode}, ${equipmentModeLabels[equipmentMode].toLowerCase()}`

export const stopTypeText = (stop: Pick<ShipmentStop, 'stopType'>) => (isPickup(stop) ? 'Pickup' : 'Dropoff')

/** Example: "800 Intermodal Dr, Dock 4, Joliet, IL 60433". */
export const addressOf = ({ address }: ShipmentStop) =>
  [address.line1, address.line2, `${cityText(address)} ${address.zip}`.trim()].filter(Boolean).join(', ')

/** In the time zone of the stop. */
export const stopWindow = ({ earlyDateTime, lateDateTime, address }: ShipmentStop) =>
  windowText({ early: earlyDateTime, late: lateDateTime, zone: address.ianaTimeZone })

/** Time at a stop, in the time zone of the stop. */
export const timeAt = (stop: ShipmentStop, moment: string) => formatDateTime(moment, stop.address.ianaTimeZone)
