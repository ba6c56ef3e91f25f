import type { AccessorialSchedule } from '@lanewise/domain/rating/ltl/extras/accessorial-charges'
import type { SiteGroup, WholeService } from '@lanewise/domain/rating/ltl/extras/accessorial-groups'
import type { OverlengthSchedule } from '@lanewise/domain/rating/ltl/extras/overlength-charge'
import type { Price } from '@lanewise/domain/rating/ltl/extras/price'
import { type Cents, cents } from '@lanewise/domain/shared/units'

export const dollars = (amount: number): Cents => cents(Math.round(amount * 100))
export const each = (amount: number): Price => ({ per: 'Shipment', amount: dollars(amount) })
export const perCwt = (rate: number, least: number, most: number): Price => ({
  per: 'Hundredweight',
  rate: Math.round(rate * 10_000),
  least: dollars(least),
  most: dollars(most),
})
export const perPiece = (rate: number, least: number, most: number): Price => ({
  per: 'Piece',
  rate: Math.round(rate * 10_000),
  least: dollars(least),
  most: dollars(most),
})

type Sites = Readonly<Record<SiteGroup, Price>>
type Whole = Readonly<Record<WholeService, Price>>

/** Site service prices at a share of the standard ones. */
const sitesAt = (share: number): Sites => {
  const at = (amount: number) => each(Math.round(amount * share))
  return {
    Dock: 'Included',
    LimitedAccess: at(125),
    PortOrAirport: at(165),
    Convention: at(265),
    GroceryOrDistribution: at(95),
    Residential: at(135),
    Liftgate: at(118),
    Inside: at(112),
    InsideStairs: at(188),
    Appointment: at(42),
    Notification: at(28),
    SortSegregate: perCwt(3.75 * share, 78 * share, 620),
    Unloading: perCwt(4.1 * share, 90 * share, 560),
    AfterHours: at(310),
    SundayOrHoliday: at(540),
  }
}

const wholeAt = (share: number): Whole => {
  const at = (amount: number) => each(Math.round(amount * share))
  return {
    Hazmat: at(52),
    ProtectFromFreezing: perCwt(4.6 * share, 38 * share, 420),
    ProtectFromHeat: 'Refused',
    SingleShipment: at(46),
    CollectOnDelivery: at(98),
    FullValueCoverage: perCwt(6.2 * share, 85 * share, 900),
    InBond: at(240),
    MarkOrTag: perPiece(3.5 * share, 34 * share, 280),
    Perishable: 'Refused',
    PoisonousMaterial: 'Refused',
    TimeCritical: 'Refused',
  }
}

type Others = { pickup?: Partial<Sites>; delivery?: Partial<Sites>; whole?: Partial<Whole> }

/**
 * Accessorial prices at a share of the standard ones, with the carrier's own exceptions. `both` applies to pickup and
 * delivery.
 */
export function servicesAt(share: number, both: Partial<Sites> = {}, others: Others = {}): AccessorialSchedule {
  const sites = { ...sitesAt(share), ...both }
  return {
    pickup: { ...sites, ...others.pickup },
    delivery: { ...sites, ...others.delivery },
    whole: { ...wholeAt(share), ...others.whole },
  }
}

/** Overlength charges in whole dollars, each from the given length in feet. */
export const overlengthAt = (...steps: readonly (readonly [feet: number, amount: number])[]): OverlengthSchedule =>
  steps.map(([fromFeet, amount]) => ({ fromFeet, amount: dollars(amount) }))

export const usualOverlength = overlengthAt([8, 98], [10, 142], [12, 215], [16, 420], [20, 880])
export const strictOverlength = overlengthAt([7, 120], [8, 185], [10, 310], [12, 520])
export const longFreight = overlengthAt([10, 75], [12, 110], [16, 180], [20, 290], [24, 420], [28, 560])
