import { packagingUnitTypes } from '@lanewise/domain/commodities/commodity'
import { equipmentTypes, truckRequirements } from '@lanewise/domain/freight/equipment-types'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import { orderTypes } from '@lanewise/domain/orders/order-types'
import { referenceTypeNames } from '@lanewise/domain/orders/reference-types'
import { addDays, instantOfWallTime } from '@lanewise/domain/shared/calendar'
import fc from 'fast-check'
import type { ItemBody, OrderBody, StopBody } from './given.ts'

export type Place = { locationNumber: string; ianaTimeZone: string; postalCode: string }
export type World = { places: readonly Place[]; billingId: string }

const shortText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => text.trim() || 'x')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const whole = (min: number, max: number) => fc.integer({ min, max })
const hundredths = (min: number, max: number) => whole(min * 100, max * 100).map((value) => value / 100)
const time = (from: number, to: number) =>
  fc
    .tuple(whole(from, to), whole(0, 59))
    .map((parts) => `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:00`)

const references = fc.array(
  fc.record({
    label: shortText,
    value: shortText,
    typeId: fc.constantFrom(...referenceTypeNames),
    isRequired: fc.boolean(),
  }),
  { maxLength: 3 },
)

const item: fc.Arbitrary<Omit<ItemBody, 'uniqueIdentifier'>> = fc
  .record({
    description: shortText,
    totalWeight: hundredths(1, 9_999),
    packageLength: whole(1, 120),
    packageWidth: whole(1, 96),
    packageHeight: whole(1, 96),
    palletCount: whole(1, 9),
    packageCount: whole(1, 500),
    packagingUnitType: fc.constantFrom(...packagingUnitTypes),
    freightClass: fc.constantFrom(...freightClasses),
    commodityCode: maybe(shortText),
    customerProductCode: maybe(shortText),
    isStackable: fc.boolean(),
    isHazmat: fc.boolean(),
  })
  .map((facts) => {
    const { uniqueIdentifier: _identifier, ...fresh } = newLineItem('', { shippingMode: 'TL', equipmentMode: 1 })
    const hazmat = { hazmatHazardClass: '8', hazmatPackingGroup: 'II', hazmatUNNumber: 'UN1760' } as const
    return { ...fresh, ...facts, ...(facts.isHazmat && hazmat) }
  })

type Shape = { pickups: number; dropoffs: number; items: Omit<ItemBody, 'uniqueIdentifier'>[] }

const shape = (mostEach: number): fc.Arbitrary<Shape> =>
  fc.record({
    pickups: whole(1, mostEach),
    dropoffs: whole(1, mostEach),
    items: fc.array(item, { minLength: mostEach, maxLength: mostEach + 2 }),
  })

const stopFacts = ({ places }: World) =>
  fc.record({
    place: fc.constantFrom(...places),
    day: whole(0, 600).map((days) => addDays('2026-12-01', days)),
    early: time(4, 11),
    late: time(12, 22),
    appointment: maybe(time(4, 22)),
    loadStyle: fc.constantFrom('Live' as const, 'Drop' as const),
    isQuoted: fc.boolean(),
    notes: maybe(shortText),
    ediCode: maybe(shortText),
    referenceNumbers: references,
  })

/** Pickups, then dropoffs. Every line is picked up at one stop and dropped at one stop. */
function stopsOf({ pickups, dropoffs, items }: Shape, context: World): fc.Arbitrary<StopBody[]> {
  const lines = items.map((one, index) => ({ ...one, uniqueIdentifier: `line-${index}` }))
  const count = pickups + dropoffs
  return fc.array(stopFacts(context), { minLength: count, maxLength: count }).map((all) =>
    all.map(({ place, day, early, late, appointment, isQuoted, ...facts }, index) => {
      const at = (clock: string) => instantOfWallTime(day, clock, place.ianaTimeZone)
      const isPickup = index < pickups
      const [own, of] = isPickup ? [index, pickups] : [index - pickups, dropoffs]
      return {
        ...facts,
        type: isPickup ? 'Pickup' : 'Dropoff',
        locationNumber: place.locationNumber,
        baseZip: isQuoted ? place.postalCode : null,
        baseDate: day,
        earlyDateTimeOffset: at(early),
        lateDateTimeOffset: at(late),
        appointmentDateTimeOffset: appointment && at(appointment),
        lineItems: lines.filter((_line, number) => number % of === own),
      }
    }),
  )
}

const flags = fc.uniqueArray(fc.constantFrom(...truckRequirements), { maxLength: 4 })

const head = ({ billingId }: World) =>
  fc.record({
    orderType: fc.constantFrom(...orderTypes),
    referenceNumbers: references,
    specialInstructions: maybe(shortText),
    billingSettings: fc.constant(billingId),
    equipmentTypes: fc.uniqueArray(fc.constantFrom(...equipmentTypes), { maxLength: 3 }),
    freightValue: maybe(hundredths(0, 99_999)),
    isBlind: fc.boolean(),
    isJustInTime: fc.boolean(),
    isTeamRequired: fc.boolean(),
    isLiftGateRequired: fc.boolean(),
    isPartial: fc.boolean(),
    linearFeet: hundredths(1, 53),
    requirements: fc.array(shortText, { maxLength: 3 }),
    mustHaveEquipmentRequirementFlags: flags,
    mustNotHaveEquipmentRequirementFlags: flags,
    customsBrokerName: shortText,
    customsBrokerContactName: shortText,
    customsBrokerPhoneNumber: fc.constant('(312) 555-0188'),
    customsBrokerPortOfEntry: shortText,
    hazmatEmergencyContactInfo: shortText,
    chemtracAccountNumber: shortText,
    tmsOrderDetails: fc.record({
      freightTermType: fc.constantFrom(...freightTerms),
      markup: hundredths(0, 99),
    }),
  })

const equipment = fc
  .record({
    equipmentMode: fc.constantFrom(1 as const, 2 as const, 3 as const, 5 as const, 6 as const),
    reeferMode: fc.constantFrom('Continuous' as const, 'Cycle' as const),
    reeferTemperature: hundredths(-90, 90),
    reeferTemperatureMin: hundredths(-90, 0),
    reeferTemperatureMax: hundredths(0, 90),
  })
  .map((facts) => (facts.equipmentMode === 2 ? facts : { equipmentMode: facts.equipmentMode }))

export const validOrder = (context: World): fc.Arbitrary<OrderBody> =>
  fc.constantFrom('TL' as const, 'TL' as const, 'LTL' as const, 'VLTL' as const).chain((shippingMode) =>
    shape(shippingMode === 'TL' ? 3 : 1)
      .chain((made) => stopsOf(made, context))
      .chain((stops) =>
        fc
          .tuple(head(context), shippingMode === 'TL' ? equipment : fc.constant({ equipmentMode: 1 as const }))
          .map(([fields, moves]) => ({ ...fields, ...moves, shippingMode, stops })),
      ),
  )

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '💥',
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '2026-11-01T01:30:00-05:00',
    '0190a2f0-0000-7000-8000-000000000001',
    'line-0',
    'Pickup',
    'Dropoff',
    "'; drop table orders; --",
    'x'.repeat(12_000),
  ),
  fc.jsonValue(),
)

const spoil = fc.record({ where: whole(0, 1_000_000), how: fc.constantFrom('replace', 'drop', 'double'), value: nasty })

/**
 * An order with one to three values replaced, dropped or duplicated. It is usually invalid, but may happen to be valid.
 */
export const spoiledOrder = (context: World): fc.Arbitrary<unknown> =>
  fc.tuple(validOrder(context), fc.array(spoil, { minLength: 1, maxLength: 3 })).map(([order, spoils]) => {
    const body = structuredClone(order) as unknown
    for (const { where, how, value } of spoils) {
      const holders = holdersIn(body)
      const holder = holders[where % Math.max(1, holders.length)]
      if (holder) spoilAt(holder, { where, how, value })
    }
    return body
  })

type Holder = Record<string, unknown> | unknown[]

function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? value : (value as Record<string, unknown>)
  return [own, ...Object.values(own).flatMap(holdersIn)]
}

function spoilAt(holder: Holder, { where, how, value }: { where: number; how: string; value: unknown }) {
  const keys = Object.keys(holder)
  const key = keys[where % Math.max(1, keys.length)] ?? '0'
  const values = holder as Record<string, unknown>
  if (how === 'double' && Array.isArray(holder)) holder.push(structuredClone(values[key]))
  else if (how === 'drop') delete values[key]
  else values[key] = value
}
