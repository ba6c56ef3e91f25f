import { describe, expect, it } from 'vitest'
import type { DockDay } from '#locations/dock-hours.ts'
import { type ExtraChargeContext, findExtraCharges } from '#orders/extra-charges/find-extra-charges.ts'
import { anItem, anOrder, twoStops } from '#orders/form/testing/given.ts'
import type { LineItem } from '#orders/items/line-item.ts'
import type { EnteredOrder } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'

type World = ExtraChargeContext<OrderStop>

const quiet: World = { dockOf: () => null, flagsOf: () => [], quoted: null, today: '2026-11-16' }
const dated = (items: LineItem[] = [fitting]): OrderStop[] =>
  twoStops(items).map((stop) => ({ ...stop, baseDate: '2026-11-21', earlyTime: '07:00:00', lateTime: '15:00:00' }))
/** An item with the freight class that matches its density. */
const fitting = anItem()
const ltl = (facts: Partial<EnteredOrder> = {}) => anOrder({ shippingMode: 'LTL', stops: dated(), ...facts })

/** Expects the kind to be found, and nothing after applying all fixes. */
function fixed(order: EnteredOrder, context: Partial<World>, kind: string): EnteredOrder {
  const all = { ...quiet, ...context }
  const match = findExtraCharges(order, all)
  expect(match.map((one) => one.kind)).toContain(kind)
  const next = match.reduce((before, { fix }) => fix?.change(before) ?? before, order)
  expect(findExtraCharges(next, all)).toEqual([])
  return next
}

const atDropoff =
  <T>(value: T, other: T) =>
  ({ type }: OrderStop) =>
    type === 'Dropoff' ? value : other

describe('extra charges', () => {
  it('are none where nothing usually costs extra', () => {
    expect(findExtraCharges(ltl(), quiet)).toEqual([])
  })

  it('tell of a class against the density, and mend it at both ends', () => {
    const order = fixed(ltl({ stops: dated([anItem({ freightClass: '50' })]) }), {}, 'ClassAgainstDensity')
    expect(order.stops.map(({ lineItems }) => lineItems[0]?.freightClass)).toEqual(['70', '70'])
    const two = [anItem({ freightClass: '50' }), anItem({ uniqueIdentifier: 'line-2', freightClass: '50' })]
    const [charge] = findExtraCharges(ltl({ stops: dated(two) }), quiet)
    expect(charge).toMatchObject({
      text: 'Tomato puree: its density is that of class 70, class 50 was entered',
      fix: { label: 'Use class 70' },
      blocksBooking: false,
      endsRate: false,
    })
    const onlyOne = charge?.fix?.change(ltl({ stops: dated(two) }))
    expect(onlyOne?.stops[0]?.lineItems.map(({ freightClass }) => freightClass)).toEqual(['70', '50'])
  })

  it('tell of no class in a truckload, nor of one that nobody has entered', () => {
    const against = dated([anItem({ freightClass: '50' })])
    expect(findExtraCharges(anOrder({ shippingMode: 'TL', stops: against }), quiet)).toEqual([])
    expect(findExtraCharges(ltl({ stops: dated([anItem({ freightClass: null })]) }), quiet)).toEqual([])
  })

  it('tell of weight and length above the quoted, which end the rate', () => {
    const match = findExtraCharges(ltl(), { ...quiet, quoted: { weight: 3000, feet: 2 } })
    expect(match.map(({ kind, endsRate }) => [kind, endsRate])).toEqual([
      ['WeightAboveQuote', true],
      ['LengthAboveQuote', true],
    ])
    expect(match[0]?.text).toBe('The rate was quoted for 3,000 lbs, the order has 3,240 lbs')
    expect(match[0]?.fix?.label).toBe('Continue without this rate')
    const asQuoted = { weight: 3240, feet: 12 }
    expect(findExtraCharges(ltl({ linearFeet: 12 }), { ...quiet, quoted: asQuoted })).toEqual([])
  })

  it('tell of a place that needs a lift gate or limited access', () => {
    const flagsOf = atDropoff<readonly ('LiftGate' | 'LimitedAccess')[]>(['LiftGate', 'LimitedAccess'], [])
    expect(fixed(ltl(), { flagsOf }, 'LiftGateNeeded')).toMatchObject({
      accessorials: ['LiftgateDelivery', 'LimitedAccessDelivery'],
      isLiftGateRequired: true,
    })
    expect(fixed(ltl(), { flagsOf }, 'LimitedAccess').accessorials).toContain('LimitedAccessDelivery')
    const charges = findExtraCharges(ltl(), { ...quiet, flagsOf })
    expect(charges.map(({ stop, text, fix, endsRate }) => [stop, text, fix?.label, endsRate])).toEqual([
      [
        1,
        'Stop 2 (Dropoff): this location needs a lift gate, and the order does not include one',
        'Add Lift Gate',
        false,
      ],
      [
        1,
        'Stop 2 (Dropoff): carriers charge for limited access here, and the order does not include it',
        'Add Limited Access',
        false,
      ],
    ])
    const truck = fixed(anOrder({ stops: dated() }), { flagsOf }, 'LiftGateNeeded')
    expect(truck.mustHaveEquipmentRequirementFlags).toEqual(['LiftGate'])
  })

  it('tell of a closed dock and move the stop to the next open day at its hours', () => {
    const day = (dayOfWeek: number, isClosed: boolean): DockDay => ({
      dayOfWeek,
      startTime: '06:00:00',
      endTime: '14:00:00',
      isClosed,
      isTwentyFourHour: false,
    })
    const dockHours = [day(0, true), day(1, false), day(6, true)]
    const dockOf = atDropoff({ isAppointmentRequired: false, dockHours }, null as never)
    const order = fixed(ltl(), { dockOf }, 'OutsideDockHours')
    expect(order.stops[1]).toMatchObject({ baseDate: '2026-11-23', earlyTime: '06:00:00', lateTime: '14:00:00' })
    expect(findExtraCharges(ltl(), { ...quiet, dockOf })[0]?.text).toBe(
      'Stop 2 (Dropoff): the dock is closed on Saturdays',
    )
  })

  it('tell nothing of a dock that is never open, nor of stops without type or date', () => {
    const closed = (dayOfWeek: number): DockDay => ({
      dayOfWeek,
      startTime: '06:00:00',
      endTime: '14:00:00',
      isClosed: true,
      isTwentyFourHour: false,
    })
    const dockHours = [0, 1, 2, 3, 4, 5, 6].map(closed)
    const context: World = { ...quiet, dockOf: () => ({ isAppointmentRequired: false, dockHours }) }
    expect(findExtraCharges(ltl(), context)).toEqual([])
    const needy: World = {
      ...quiet,
      flagsOf: () => ['LiftGate', 'LimitedAccess'],
      dockOf: () => ({ isAppointmentRequired: true, dockHours: [] }),
    }
    const untyped = dated().map((stop) => ({ ...stop, type: null }))
    expect(findExtraCharges(anOrder({ stops: untyped }), needy)).toEqual([])
    const undated = dated().map((stop) => ({ ...stop, baseDate: null }))
    expect(findExtraCharges(ltl({ stops: undated }), { ...needy, flagsOf: () => [] })).toEqual([])
  })

  it('move a stop by a week at most, where its dock opens on one day alone', () => {
    const day = (dayOfWeek: number): DockDay => ({
      dayOfWeek,
      startTime: '06:00:00',
      endTime: '14:00:00',
      isClosed: dayOfWeek !== 5,
      isTwentyFourHour: false,
    })
    const dockHours = [0, 1, 2, 3, 4, 5, 6].map(day)
    const dockOf = atDropoff({ isAppointmentRequired: false, dockHours }, null as never)
    const [first, last] = fixed(ltl(), { dockOf }, 'OutsideDockHours').stops
    // The pickup stays on Saturday, and the delivery moves to the next Friday.
    expect([first?.baseDate, last?.baseDate]).toEqual(['2026-11-21', '2026-11-27'])
  })

  it('tell of an appointment place without appointment', () => {
    const dockOf = atDropoff({ isAppointmentRequired: true, dockHours: [] }, null as never)
    const textsOf = (order: EnteredOrder) =>
      findExtraCharges(order, { ...quiet, dockOf }).map(({ text, fix, endsRate }) => [text, fix?.label, endsRate])
    const text = 'Stop 2 (Dropoff): this dock takes trucks by appointment only, and none is entered'
    expect(textsOf(ltl())).toEqual([[text, 'Add an appointment', false]])
    expect(textsOf(anOrder({ stops: dated() }))).toEqual([[text, 'Set the appointment to the early time', false]])
    expect(fixed(ltl(), { dockOf }, 'NoAppointment').accessorials).toEqual(['AppointmentDelivery'])
    expect(fixed(anOrder({ stops: dated() }), { dockOf }, 'NoAppointment').stops[1]).toMatchObject({
      appointmentDate: '2026-11-21',
      appointmentTime: '07:00:00',
    })
  })

  it('tell that hazmat without a proper shipping name cannot be booked, and never offer the free text as one [DEF-132]', () => {
    const paint = { ...fitting, isHazmat: true }
    const [reported, ...others] = findExtraCharges(ltl({ stops: dated([paint]) }), quiet)
    expect(reported).toEqual({
      kind: 'HazmatPapers',
      stop: null,
      text: 'Tomato puree cannot be booked without its proper shipping name',
      fix: null,
      field: 'stops.0.lineItems.0.properShippingName',
      blocksBooking: true,
      endsRate: false,
    })
    expect(others).toEqual([])
    expect(findExtraCharges(ltl({ stops: dated([{ ...paint, properShippingName: 'Paint' }]) }), quiet)).toEqual([])
  })

  it('tell that hazmat without an emergency phone number cannot be booked', () => {
    const stops = dated([{ ...fitting, isHazmat: true, properShippingName: 'Paint' }])
    const fieldsOf = (hazmatEmergencyContactInfo: string) =>
      findExtraCharges(ltl({ stops, hazmatEmergencyContactInfo }), quiet).map(({ field }) => field)
    expect(fieldsOf('Night desk')).toEqual(['hazmatEmergencyContactInfo'])
    expect(fieldsOf('Night desk (800) 555-0101')).toEqual([])
    expect(findExtraCharges(ltl({ hazmatEmergencyContactInfo: 'Night desk' }), quiet)).toEqual([])
  })
})
