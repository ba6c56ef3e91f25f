import { type FreightTerm, isChargedOn } from '@lanewise/domain/freight/freight-terms'
import { type EquipmentMode, isLtlMode, type ShippingMode } from '@lanewise/domain/freight/modes'
import { emptyFields } from '@lanewise/domain/orders/fields'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { type EnteredOrder, isHazmatOrder, isInternationalOrder } from '@lanewise/domain/orders/order'
import { type OrderType, orderTypes } from '@lanewise/domain/orders/order-types'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import { addBusinessDays } from '@lanewise/domain/shared/calendar'
import { type Moment, workingYear } from '#history/working-year.ts'
import type { Facts } from '#products.ts'
import type { Random } from '#random.ts'
import { makeItems } from './make-items.ts'
import { orderReference } from './make-references.ts'
import { type DemoStop, makeStops } from './make-stops.ts'
import type { OrderLane } from './order-lanes.ts'

export type OrderPlan = {
  lanes: readonly OrderLane[]
  products: readonly Facts[]
  /** Users who enter orders, most active first. */
  people: readonly { id: string }[]
  billingSettings: string
  now: Date
  timeZone: string
  perDay: number
  /** Number of days before today on which the orders begin. */
  days: number
}

export type DemoOrder = {
  id: string
  createdAt: Date
  createdBy: string
  entered: EnteredOrder<DemoStop>
  voided: { at: Date; by: string; reason: string } | null
}

/** Orders of the last year, oldest first. */
export function makeOrders(random: Random, plan: OrderPlan): DemoOrder[] {
  const goods = plan.products.filter(isMeasured)
  if (plan.lanes.length === 0 || goods.length === 0 || plan.people.length === 0) return []
  return workingYear(random, plan).map((moment) => orderAt(random, moment, { ...plan, products: goods }))
}

const isMeasured = ({ perPackageWeight, packageLength, packageWidth, packageHeight, freightClass }: Facts) =>
  Boolean(perPackageWeight && packageLength && packageWidth && packageHeight && freightClass)

function orderAt(random: Random, { date, createdAt }: Moment, plan: OrderPlan): DemoOrder {
  const [busiest = { id: '' }] = plan.people
  const createdBy = (random.chance(0.5) ? busiest : random.pick(plan.people)).id
  const lane = random.pick(plan.lanes)
  const pickupDate = addBusinessDays(date, random.whole(1, 6))
  return {
    id: random.id(),
    createdAt,
    createdBy,
    entered: enteredOrder(random, { lane: lane, pickupDate, plan }),
    voided: random.chance(0.04) ? voiding(random, { createdAt, by: createdBy, now: plan.now }) : null,
  }
}

function enteredOrder(
  random: Random,
  { lane, pickupDate, plan }: { lane: OrderLane; pickupDate: string; plan: OrderPlan },
): EnteredOrder<DemoStop> {
  const freight = freightOf(random, lane)
  const items = makeItems(random, plan.products, freight)
  const stops = makeStops(random, { lane, lanes: plan.lanes, pickupDate, items, freight })
  const orderType = random.pick<OrderType>(['Sales', 'Sales', 'Sales', ...orderTypes])
  return {
    ...nothing,
    ...termsOf(random),
    orderType,
    referenceNumbers: orderReference(random, orderType),
    specialInstructions: random.chance(0.3) ? random.pick(instructions) : null,
    billingSettings: plan.billingSettings,
    ...freight,
    ...equipmentOf(random, freight.equipmentMode),
    isPartial: false,
    freightValue: random.chance(0.7) ? random.whole(20, 900) * 100 : null,
    isTeamRequired: !isLtlMode(freight.shippingMode) && random.chance(0.03),
    isJustInTime: random.chance(0.06),
    isBlind: random.chance(0.03),
    accessorials: isLtlMode(freight.shippingMode) ? accessorialsOf(random, isHazmatOrder({ stops })) : [],
    ...(isHazmatOrder({ stops }) ? hazmat : {}),
    ...(isInternationalOrder({ stops }) ? customs : {}),
    stops,
  }
}

function freightOf(random: Random, { equipmentMode }: OrderLane): Freight & { isPartial: boolean } {
  const shippingMode: ShippingMode =
    equipmentMode !== 1 ? 'TL' : random.pick(['TL', 'TL', 'TL', 'LTL', 'LTL', 'LTL', 'VLTL'])
  return { shippingMode, equipmentMode, isPartial: false }
}

function termsOf(random: Random): { freightTermType: FreightTerm; markup: number | null } {
  const freightTermType = random.pick<FreightTerm>(['Prepaid', 'Prepaid', 'Prepaid', 'PrepaidAdd', 'Collect'])
  return { freightTermType, markup: isChargedOn(freightTermType) ? random.pick([10, 12.5, 15]) : null }
}

function equipmentOf(random: Random, mode: EquipmentMode) {
  if (mode === 3) return { equipmentTypes: [random.pick(['Flatbed', 'StepDeck'] as const)] }
  if (mode !== 2) return { equipmentTypes: ['Van'] as const }
  return {
    equipmentTypes: ['Reefer'] as const,
    reeferMode: 'Continuous' as const,
    reeferTemperature: random.pick([-10, 0, 34, 36, 38]),
    mustHaveEquipmentRequirementFlags: random.chance(0.4) ? (['FoodGrade'] as const) : [],
  }
}

const accessorialsOf = (random: Random, isHazmat: boolean): Accessorial[] => [
  ...(random.chance(0.2) ? (['LiftgateDelivery'] as const) : []),
  ...(random.chance(0.25) ? (['AppointmentDelivery'] as const) : []),
  ...(isHazmat ? (['Hazmat'] as const) : []),
]

const instructions = [
  'Driver must check in at the guard house with the pickup number.',
  'Keep dry. Do not double stack.',
  'Call receiving 30 minutes before arrival.',
  'Seal required; record the seal number on the bill of lading.',
  'Lumper fees are paid by the receiver.',
]

const reasons = ['Customer cancelled', 'Entered twice', 'Out of stock', 'Moved to next month']

function voiding(random: Random, { createdAt, by, now }: { createdAt: Date; by: string; now: Date }) {
  const at = new Date(Math.min(now.getTime(), createdAt.getTime() + random.whole(1, 40) * 3_600_000))
  return { at, by, reason: random.pick(reasons) }
}

const hazmat = { hazmatEmergencyContactInfo: 'Priya Nand (815) 555-0119', chemtracAccountNumber: 'CCN 204417' }

const customs = {
  customsBrokerName: 'Northgate Customs Brokers',
  customsBrokerContactName: 'Elena Marsh',
  customsBrokerPhoneNumber: '(313) 555-0142',
  customsBrokerPortOfEntry: 'Detroit, MI',
}

const nothing = {
  ...emptyFields,
  billToCompanyNumber: null,
  reeferMode: null,
  reeferTemperature: null,
  reeferTemperatureMin: null,
  reeferTemperatureMax: null,
  requirements: [],
  mustHaveEquipmentRequirementFlags: [],
  mustNotHaveEquipmentRequirementFlags: [],
}
