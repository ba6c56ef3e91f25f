import type { OrderInformation, OrderStopView } from '@lanewise/contract/order-fields'
import { orderStatuses } from '@lanewise/domain/orders/order-status'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { wallClock, writtenDate } from '@lanewise/domain/shared/written-date'
import { cityOfPlace } from '#platform/record/figures-text.ts'

export const isPickup = ({ stopType }: Pick<OrderStopView, 'stopType'>) => stopType === 0
/** Whether the freight has arrived. Until then the road of an order lies ahead. */
export const isDriven = ({ orderStatusId }: Pick<OrderInformation, 'orderStatusId'>) =>
  orderStatusId >= orderStatuses.Delivered

export const typeText = (stop: Pick<OrderStopView, 'stopType'>) => (isPickup(stop) ? 'Pickup' : 'Dropoff')

/** Name of the place: its alias, or its display name. (STOPVIEW-4) */
export const nameOf = ({ companyAlias, displayName }: OrderStopView) => companyAlias || displayName

/** Address in one line: "2400 Mound Rd, Dock 4, Joliet, IL 60433". (STOPVIEW-6) */
export function addressOf({ locationAddress }: OrderStopView): string {
  const { line1, line2, city, governingDistrictAbbreviation, zip } = locationAddress
  return [line1, line2, `${city}, ${governingDistrictAbbreviation} ${zip}`].filter(Boolean).join(', ')
}

/** "Joliet, IL". */
export const cityOf = ({ locationAddress }: OrderStopView) => cityOfPlace(locationAddress)

const zoneOf = ({ locationAddress }: OrderStopView) => locationAddress.ianaTimezone

/** Time window in the time zone of the stop. (STOPVIEW-8) */
export const stopWindow = (stop: OrderStopView) =>
  windowText({ early: stop.earlyDateTime, late: stop.lateDateTime, zone: zoneOf(stop) })

/** "Appointment 07:30", with the date when it differs from that of the window. */
export function appointmentText(stop: OrderStopView): string | null {
  const { appointmentDateTime: at, earlyDateTime } = stop
  if (!at) return null
  const [day, first] = [writtenDate(at, zoneOf(stop)), writtenDate(earlyDateTime, zoneOf(stop))]
  return `Appointment ${day === first ? '' : `${day} `}${wallClock(at, zoneOf(stop)).time}`
}
