import { isLtlMode } from '#freight/modes.ts'
import type { DockDay } from '#locations/dock-hours.ts'
import { weekdays } from '#locations/dock-hours.ts'
import type { RequirementFlag } from '#locations/location-types.ts'
import { recommendedClass } from '#orders/items/class-recommendation.ts'
import { type EnteredOrder, itemsOf } from '#orders/order.ts'
import type { OrderStop, StopType } from '#orders/stops/stop.ts'
import { stopTitle } from '#orders/stops/stop-list.ts'
import { dockDayOn } from '#orders/stops/stop-times.ts'
import { freightLoad, type Load } from '#orders/surprises/freight-load.ts'
import { mendClass, mendShippingName } from '#orders/surprises/mend-items.ts'
import {
  mendAppointment,
  mendClosedDay,
  mendLiftGate,
  mendLimitedAccess,
  openDayAfter,
} from '#orders/surprises/mend-stops.ts'
import type { SurpriseKind } from '#orders/surprises/surprise.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { weekdayOf } from '#shared/calendar.ts'
import { formatDate, formatNumber } from '#shared/format.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Something that usually costs extra later, and the one change that mends it. */
export type Surprise<S extends OrderStop> = {
  kind: SurpriseKind
  /** Counted from 0; null where it is about the whole order. */
  stop: number | null
  text: string
  mending: string
  mend: (order: EnteredOrder<S>) => EnteredOrder<S>
  /** The chosen rate does not hold any more: mending means to go on without it. */
  endsRate: boolean
}

export type SurpriseSurroundings<S> = {
  dockOf: (stop: S) => { isAppointmentRequired: boolean; dockHours: readonly DockDay[] } | null
  flagsOf: (stop: S) => readonly RequirementFlag[]
  /** What the chosen rate was asked with; null without one. */
  quoted: Load | null
  /** The day by whose density table classes are suggested. */
  today: IsoDate
}

/** What of an order usually costs extra later, in the order of its form. */
export function findSurprises<S extends OrderStop>(
  order: EnteredOrder<S>,
  around: SurpriseSurroundings<S>,
): Surprise<S>[] {
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
    const found: Surprise<S>[] = []
    const suggested = isLtlMode(order.shippingMode) ? recommendedClass(item, today)?.freightClass : undefined
    if (suggested && item.freightClass && suggested !== item.freightClass)
      found.push({
        kind: 'ClassAgainstDensity',
        stop: null,
        text: `${name}: its density is that of class ${suggested}, class ${item.freightClass} was entered`,
        mending: `Use class ${suggested}`,
        mend: (same) => mendClass(same, uniqueIdentifier, suggested),
        endsRate: false,
      })
    if (item.isHazmat && !item.properShippingName?.trim())
      found.push({
        kind: 'HazmatPapers',
        stop: null,
        text: `${name}: hazardous freight travels under its proper shipping name, and there is none`,
        mending: `Use "${name}"`,
        mend: (same) => mendShippingName(same, uniqueIdentifier, name),
        endsRate: false,
      })
    return found
  })
}

type Ends = Readonly<Record<StopType, Accessorial>>
const liftGates: Ends = { Pickup: 'LiftgatePickup', Dropoff: 'LiftgateDelivery' }
const limitedAccess: Ends = { Pickup: 'LimitedAccessPickup', Dropoff: 'LimitedAccessDelivery' }
const appointments: Ends = { Pickup: 'AppointmentPickup', Dropoff: 'AppointmentDelivery' }

/** What a place needs by its own data and the order does not ask for. */
function placeSurprises<S extends OrderStop>(
  order: EnteredOrder<S>,
  stop: number,
  flags: readonly RequirementFlag[],
): Surprise<S>[] {
  const type = order.stops[stop]?.type
  if (!type) return []
  const isShared = isLtlMode(order.shippingMode)
  const has = (accessorial: Accessorial) => order.accessorials.includes(accessorial)
  const found: Surprise<S>[] = []
  const isLifted = isShared ? has(liftGates[type]) : order.isLiftGateRequired
  if (flags.includes('LiftGate') && !isLifted)
    found.push({
      ...about(order, stop, 'LiftGateNeeded', 'this place needs a lift gate, and the order asks for none'),
      mending: 'Add Lift Gate',
      mend: (same) => mendLiftGate(same, isShared ? liftGates[type] : null),
    })
  if (flags.includes('LimitedAccess') && isShared && !has(limitedAccess[type]))
    found.push({
      ...about(order, stop, 'LimitedAccess', 'carriers charge for limited access here, and the order does not say it'),
      mending: 'Add Limited Access',
      mend: (same) => mendLimitedAccess(same, limitedAccess[type]),
    })
  return found
}

function dockSurprises<S extends OrderStop>(
  order: EnteredOrder<S>,
  index: number,
  dock: ReturnType<SurpriseSurroundings<S>['dockOf']>,
): Surprise<S>[] {
  const stop = order.stops[index]
  if (!stop?.type || !stop.baseDate || !dock) return []
  const { baseDate, type } = stop
  const found: Surprise<S>[] = []
  const next = dockDayOn(dock.dockHours, baseDate)?.isClosed ? openDayAfter(baseDate, dock.dockHours) : null
  if (next)
    found.push({
      ...about(order, index, 'OutsideDockHours', `the dock is closed on ${weekdays[weekdayOf(baseDate)]}s`),
      mending: `Move to ${formatDate(next, 'UTC')}`,
      mend: (same) => mendClosedDay(same, index, next, dock.dockHours),
    })
  const isShared = isLtlMode(order.shippingMode)
  const isAgreed = Boolean(stop.appointmentTime) || (isShared && order.accessorials.includes(appointments[type]))
  if (dock.isAppointmentRequired && !isAgreed)
    found.push({
      ...about(order, index, 'NoAppointment', 'this dock takes trucks by appointment only, and there is none'),
      mending: isShared ? 'Add an appointment' : 'Set the appointment to the early time',
      mend: (same) => mendAppointment(same, index, isShared ? appointments[type] : null),
    })
  return found
}

const about = (order: EnteredOrder, stop: number, kind: SurpriseKind, text: string) => ({
  kind,
  stop,
  text: `${stopTitle(order.stops, stop, order.shippingMode)}: ${text}`,
  endsRate: false,
})
