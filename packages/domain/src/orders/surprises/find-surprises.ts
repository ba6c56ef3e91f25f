import { isLtlMode } from '#freight/modes.ts'
import type { DockDay } from '#locations/dock-hours.ts'
import { weekdays } from '#locations/dock-hours.ts'
import type { RequirementFlag } from '#locations/location-types.ts'
import { recommendedClass } from '#orders/items/class-recommendation.ts'
import { type EnteredOrder, itemsOf } from '#orders/order.ts'
import type { OrderStop, StopType } from '#orders/stops/stop.ts'
import { stopTitle } from '#orders/stops/stop-list.ts'
import { dockDayOn } from '#orders/stops/stop-times.ts'
import { fixClass, fixShippingName } from '#orders/surprises/fix-items.ts'
import {
  fixAppointment,
  fixClosedDay,
  fixLiftGate,
  fixLimitedAccess,
  openDayAfter,
} from '#orders/surprises/fix-stops.ts'
import { freightLoad, type Load } from '#orders/surprises/freight-load.ts'
import type { SurpriseKind } from '#orders/surprises/surprise.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { weekdayOf } from '#shared/calendar.ts'
import { formatDate, formatNumber } from '#shared/format.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Something that usually causes extra cost later, with the one change that fixes it. */
export type Surprise<S extends OrderStop> = {
  kind: SurpriseKind
  /** Index from 0; null if it concerns the whole order. */
  stop: number | null
  text: string
  mending: string
  mend: (order: EnteredOrder<S>) => EnteredOrder<S>
  /** The chosen rate no longer applies; the fix is to continue without it. */
  endsRate: boolean
}

export type SurpriseContext<S> = {
  dockOf: (stop: S) => { isAppointmentRequired: boolean; dockHours: readonly DockDay[] } | null
  flagsOf: (stop: S) => readonly RequirementFlag[]
  /** Load for which the chosen rate was requested; null without a rate. */
  quoted: Load | null
  /** Date that decides which density table is used to suggest classes. */
  today: IsoDate
}

/** Likely causes of extra cost in an order, in form order. */
export function findSurprises<S extends OrderStop>(order: EnteredOrder<S>, around: SurpriseContext<S>): Surprise<S>[] {
  return [
    ...quoteSurprises(order, around.quoted),
    ...itemSurprises(order, around.today),
    ...order.stops.flatMap((stop, index) => [
      ...placeSurprises(order, index, around.flagsOf(stop)),
      ...dockSurprises(order, index, around.dockOf(stop)),
    ]),
  ]
}

function quoteSurprises<S extends OrderStop>(order: EnteredOrder<S>, quoted: Load | null): Surprise<S>[] {
  if (!quoted) return []
  const now = freightLoad(order)
  const lost = {
    stop: null,
    mending: 'Continue without this rate',
    mend: (same: EnteredOrder<S>) => same,
    endsRate: true,
  }
  const heavier: Surprise<S>[] =
    now.weight > quoted.weight
      ? [{ kind: 'WeightAboveQuote', text: above(now.weight, quoted.weight, 'lbs'), ...lost }]
      : []
  const longer: Surprise<S>[] =
    now.feet > quoted.feet
      ? [{ kind: 'LengthAboveQuote', text: above(now.feet, quoted.feet, 'linear ft'), ...lost }]
      : []
  return [...heavier, ...longer]
}

const above = (now: number, quoted: number, unit: string) =>
  `The rate was quoted for ${formatNumber(quoted)} ${unit}, the order has ${formatNumber(now)} ${unit}`

function itemSurprises<S extends OrderStop>(order: EnteredOrder<S>, today: IsoDate): Surprise<S>[] {
  return itemsOf(order).flatMap((item) => {
    const name = item.description ?? 'An item'
    const { uniqueIdentifier } = item
    const surprises: Surprise<S>[] = []
    const suggested = isLtlMode(order.shippingMode) ? recommendedClass(item, today)?.freightClass : undefined
    if (suggested && item.freightClass && suggested !== item.freightClass)
      surprises.push({
        kind: 'ClassAgainstDensity',
        stop: null,
        text: `${name}: its density is that of class ${suggested}, class ${item.freightClass} was entered`,
        mending: `Use class ${suggested}`,
        mend: (same) => fixClass(same, uniqueIdentifier, suggested),
        endsRate: false,
      })
    if (item.isHazmat && !item.properShippingName?.trim())
      surprises.push({
        kind: 'HazmatPapers',
        stop: null,
        text: `${name}: hazmat needs a proper shipping name, and none is entered`,
        mending: `Use "${name}"`,
        mend: (same) => fixShippingName(same, uniqueIdentifier, name),
        endsRate: false,
      })
    return surprises
  })
}

type Ends = Readonly<Record<StopType, Accessorial>>
const liftGates: Ends = { Pickup: 'LiftgatePickup', Dropoff: 'LiftgateDelivery' }
const limitedAccess: Ends = { Pickup: 'LimitedAccessPickup', Dropoff: 'LimitedAccessDelivery' }
const appointments: Ends = { Pickup: 'AppointmentPickup', Dropoff: 'AppointmentDelivery' }

/** Needs recorded for the location that the order does not cover. */
function placeSurprises<S extends OrderStop>(
  order: EnteredOrder<S>,
  stop: number,
  flags: readonly RequirementFlag[],
): Surprise<S>[] {
  const type = order.stops[stop]?.type
  if (!type) return []
  const isShared = isLtlMode(order.shippingMode)
  const has = (accessorial: Accessorial) => order.accessorials.includes(accessorial)
  const surprises: Surprise<S>[] = []
  const isLifted = isShared ? has(liftGates[type]) : order.isLiftGateRequired
  if (flags.includes('LiftGate') && !isLifted)
    surprises.push({
      ...about(order, stop, 'LiftGateNeeded', 'this location needs a lift gate, and the order does not include one'),
      mending: 'Add Lift Gate',
      mend: (same) => fixLiftGate(same, isShared ? liftGates[type] : null),
    })
  if (flags.includes('LimitedAccess') && isShared && !has(limitedAccess[type]))
    surprises.push({
      ...about(
        order,
        stop,
        'LimitedAccess',
        'carriers charge for limited access here, and the order does not include it',
      ),
      mending: 'Add Limited Access',
      mend: (same) => fixLimitedAccess(same, limitedAccess[type]),
    })
  return surprises
}

function dockSurprises<S extends OrderStop>(
  order: EnteredOrder<S>,
  index: number,
  dock: ReturnType<SurpriseContext<S>['dockOf']>,
): Surprise<S>[] {
  const stop = order.stops[index]
  if (!stop?.type || !stop.baseDate || !dock) return []
  const { baseDate, type } = stop
  const surprises: Surprise<S>[] = []
  const next = dockDayOn(dock.dockHours, baseDate)?.isClosed ? openDayAfter(baseDate, dock.dockHours) : null
  if (next)
    surprises.push({
      ...about(order, index, 'OutsideDockHours', `the dock is closed on ${weekdays[weekdayOf(baseDate)]}s`),
      mending: `Move to ${formatDate(next, 'UTC')}`,
      mend: (same) => fixClosedDay(same, index, next, dock.dockHours),
    })
  const isShared = isLtlMode(order.shippingMode)
  const isAgreed = Boolean(stop.appointmentTime) || (isShared && order.accessorials.includes(appointments[type]))
  if (dock.isAppointmentRequired && !isAgreed)
    surprises.push({
      ...about(order, index, 'NoAppointment', 'this dock takes trucks by appointment only, and none is entered'),
      mending: isShared ? 'Add an appointment' : 'Set the appointment to the early time',
      mend: (same) => fixAppointment(same, index, isShared ? appointments[type] : null),
    })
  return surprises
}

const about = (order: EnteredOrder, stop: number, kind: SurpriseKind, text: string) => ({
  kind,
  stop,
  text: `${stopTitle(order.stops, stop, order.shippingMode)}: ${text}`,
  endsRate: false,
})
