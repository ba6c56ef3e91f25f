import { isLtlMode } from '#freight/modes.ts'
import type { DockDay } from '#locations/dock-hours.ts'
import { weekdays } from '#locations/dock-hours.ts'
import type { RequirementFlag } from '#locations/location-types.ts'
import type { ExtraCharge, ExtraChargeKind } from '#orders/extra-charges/extra-charge.ts'
import { fixClass } from '#orders/extra-charges/fix-items.ts'
import {
  fixAppointment,
  fixClosedDay,
  fixLiftGate,
  fixLimitedAccess,
  openDayAfter,
} from '#orders/extra-charges/fix-stops.ts'
import { freightLoad, type Load } from '#orders/extra-charges/freight-load.ts'
import { hazmatGaps } from '#orders/extra-charges/hazmat-gaps.ts'
import { recommendedClass } from '#orders/items/class-recommendation.ts'
import { type EnteredOrder, itemsOf } from '#orders/order.ts'
import type { OrderStop, StopType } from '#orders/stops/stop.ts'
import { stopTitle } from '#orders/stops/stop-list.ts'
import { dockDayOn } from '#orders/stops/stop-times.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { weekdayOf } from '#shared/calendar.ts'
import { formatDate, formatNumber } from '#shared/format.ts'
import type { IsoDate } from '#shared/written-date.ts'

export type ExtraChargeContext<S> = {
  dockOf: (stop: S) => { isAppointmentRequired: boolean; dockHours: readonly DockDay[] } | null
  flagsOf: (stop: S) => readonly RequirementFlag[]
  /** Load for which the chosen rate was requested; null without a rate. */
  quoted: Load | null
  /** Date that decides which density table is used to suggest classes. */
  today: IsoDate
}

/** Likely causes of extra cost in an order, in form order. */
export function findExtraCharges<S extends OrderStop>(
  order: EnteredOrder<S>,
  context: ExtraChargeContext<S>,
): ExtraCharge<S>[] {
  return [
    ...quoteCharges(order, context.quoted),
    ...itemCharges(order, context.today),
    ...hazmatGaps(order),
    ...order.stops.flatMap((stop, index) => [
      ...placeCharges(order, index, context.flagsOf(stop)),
      ...dockCharges(order, index, context.dockOf(stop)),
    ]),
  ]
}

function quoteCharges<S extends OrderStop>(order: EnteredOrder<S>, quoted: Load | null): ExtraCharge<S>[] {
  if (!quoted) return []
  const now = freightLoad(order)
  const lost = {
    stop: null,
    ...changing<S>('Continue without this rate', (same) => same),
    endsRate: true,
  }
  const heavier: ExtraCharge<S>[] =
    now.weight > quoted.weight
      ? [{ kind: 'WeightAboveQuote', text: above(now.weight, quoted.weight, 'lbs'), ...lost }]
      : []
  const longer: ExtraCharge<S>[] =
    now.feet > quoted.feet
      ? [{ kind: 'LengthAboveQuote', text: above(now.feet, quoted.feet, 'linear ft'), ...lost }]
      : []
  return [...heavier, ...longer]
}

const above = (now: number, quoted: number, unit: string) =>
  `The rate was quoted for ${formatNumber(quoted)} ${unit}, the order has ${formatNumber(now)} ${unit}`

function itemCharges<S extends OrderStop>(order: EnteredOrder<S>, today: IsoDate): ExtraCharge<S>[] {
  if (!isLtlMode(order.shippingMode)) return []
  return itemsOf(order).flatMap((item) => {
    const suggested = recommendedClass(item, today)?.freightClass
    if (!suggested || !item.freightClass || suggested === item.freightClass) return []
    return {
      kind: 'ClassAgainstDensity',
      stop: null,
      text: `${item.description ?? 'An item'}: its density is that of class ${suggested}, class ${item.freightClass} was entered`,
      ...changing<S>(`Use class ${suggested}`, (same) => fixClass(same, item.uniqueIdentifier, suggested)),
      endsRate: false,
    }
  })
}

type Ends = Readonly<Record<StopType, Accessorial>>
const liftGates: Ends = { Pickup: 'LiftgatePickup', Dropoff: 'LiftgateDelivery' }
const limitedAccess: Ends = { Pickup: 'LimitedAccessPickup', Dropoff: 'LimitedAccessDelivery' }
const appointments: Ends = { Pickup: 'AppointmentPickup', Dropoff: 'AppointmentDelivery' }

/** Needs recorded for the location that the order does not cover. */
function placeCharges<S extends OrderStop>(
  order: EnteredOrder<S>,
  stop: number,
  flags: readonly RequirementFlag[],
): ExtraCharge<S>[] {
  const type = order.stops[stop]?.type
  if (!type) return []
  const isShared = isLtlMode(order.shippingMode)
  const has = (accessorial: Accessorial) => order.accessorials.includes(accessorial)
  const charges: ExtraCharge<S>[] = []
  const isLifted = isShared ? has(liftGates[type]) : order.isLiftGateRequired
  if (flags.includes('LiftGate') && !isLifted)
    charges.push({
      ...about(order, stop, 'LiftGateNeeded', 'this location needs a lift gate, and the order does not include one'),
      ...changing<S>('Add Lift Gate', (same) => fixLiftGate(same, isShared ? liftGates[type] : null)),
    })
  if (flags.includes('LimitedAccess') && isShared && !has(limitedAccess[type]))
    charges.push({
      ...about(
        order,
        stop,
        'LimitedAccess',
        'carriers charge for limited access here, and the order does not include it',
      ),
      ...changing<S>('Add Limited Access', (same) => fixLimitedAccess(same, limitedAccess[type])),
    })
  return charges
}

function dockCharges<S extends OrderStop>(
  order: EnteredOrder<S>,
  index: number,
  dock: ReturnType<ExtraChargeContext<S>['dockOf']>,
): ExtraCharge<S>[] {
  const stop = order.stops[index]
  if (!stop?.type || !stop.baseDate || !dock) return []
  const { baseDate, type } = stop
  const charges: ExtraCharge<S>[] = []
  const next = dockDayOn(dock.dockHours, baseDate)?.isClosed ? openDayAfter(baseDate, dock.dockHours) : null
  if (next)
    charges.push({
      ...about(order, index, 'OutsideDockHours', `the dock is closed on ${weekdays[weekdayOf(baseDate)]}s`),
      ...changing<S>(`Move to ${formatDate(next, 'UTC')}`, (same) => fixClosedDay(same, index, next, dock.dockHours)),
    })
  const isShared = isLtlMode(order.shippingMode)
  const isAgreed = Boolean(stop.appointmentTime) || (isShared && order.accessorials.includes(appointments[type]))
  if (dock.isAppointmentRequired && !isAgreed)
    charges.push({
      ...about(order, index, 'NoAppointment', 'this dock takes trucks by appointment only, and none is entered'),
      ...changing<S>(isShared ? 'Add an appointment' : 'Set the appointment to the early time', (same) =>
        fixAppointment(same, index, isShared ? appointments[type] : null),
      ),
    })
  return charges
}

const changing = <S extends OrderStop>(label: string, change: (order: EnteredOrder<S>) => EnteredOrder<S>) => ({
  fix: { label, change },
  field: null,
  blocksBooking: false,
})

const about = (order: EnteredOrder, stop: number, kind: ExtraChargeKind, text: string) => ({
  kind,
  stop,
  text: `${stopTitle(order.stops, stop, order.shippingMode)}: ${text}`,
  endsRate: false,
})
