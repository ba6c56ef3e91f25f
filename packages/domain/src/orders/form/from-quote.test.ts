import { describe, expect, it } from 'vitest'
import { modeOfQuote, orderFromQuote, type QuotedFreight } from '#orders/form/from-quote.ts'
import { aBasis, anItem } from '#orders/form/testing/given.ts'

const quote: QuotedFreight = {
  equipmentMode: 1,
  shippingModes: ['LTL', 'TL'],
  pickupDate: '2026-11-17',
  pickupLocation: { postalCode: '75212' },
  dropoffLocation: { postalCode: '30336' },
  isTeam: true,
  isBlind: true,
  isLiftGateRequired: false,
  pickupAccessorials: ['InsidePickup'],
  dropoffAccessorials: ['LiftgateDelivery'],
  additionalServices: ['SingleShipment'],
  lineItems: [anItem()],
  linearFeet: 12,
}

describe('the order of a quote', () => {
  it('takes the mode of the chosen rate, otherwise the first of LTL, VLTL and TL [DEF-61]', () => {
    const rate = { mode: 'TL', isPartial: false, transitDays: 2 } as const
    expect(modeOfQuote(quote, rate)).toBe('TL')
    expect(modeOfQuote(quote, null)).toBe('LTL')
    expect(modeOfQuote({ shippingModes: ['TL', 'VLTL'] }, null)).toBe('VLTL')
    expect(modeOfQuote({ shippingModes: ['TL'] }, null)).toBe('TL')
  })

  it('begins with everything that was quoted', () => {
    const order = orderFromQuote(quote, null, aBasis({ availableDefaultLTLAccessorials: ['InBond'] }))
    expect(order).toMatchObject({
      shippingMode: 'LTL',
      equipmentMode: 1,
      isBlind: true,
      isTeamRequired: false,
      linearFeet: 12,
      isLiftGateRequired: true,
      accessorials: ['InsidePickup', 'LiftgateDelivery', 'SingleShipment'],
    })
    const [pickup, dropoff] = order.stops
    expect(pickup).toMatchObject({ type: 'Pickup', baseZip: '75212', baseDate: '2026-11-17', lineItems: [anItem()] })
    // Two business days later, the default for LTL without a rate.
    expect(dropoff).toMatchObject({ type: 'Dropoff', baseZip: '30336', baseDate: '2026-11-19', lineItems: [anItem()] })
  })

  it('follows a partial spot rate', () => {
    const rate = { mode: 'TL', isPartial: true, transitDays: 1 } as const
    const order = orderFromQuote({ ...quote, linearFeet: null, isLiftGateRequired: true }, rate, aBasis())
    expect(order).toMatchObject({ shippingMode: 'TL', isPartial: true, isTeamRequired: true })
    expect(order.linearFeet).toBeGreaterThan(0)
    expect(order.mustHaveEquipmentRequirementFlags).toEqual([])
    expect(order.stops[1]?.baseDate).toBe('2026-11-18')
  })

  it('asks for a lift gate that was quoted without naming an end, and has no dates where none was quoted', () => {
    const bare = { ...quote, dropoffAccessorials: [], pickupDate: null }
    const flagsOf = (isLiftGateRequired: boolean) =>
      orderFromQuote({ ...bare, isLiftGateRequired }, null, aBasis()).mustHaveEquipmentRequirementFlags
    expect([flagsOf(true), flagsOf(false)]).toEqual([['LiftGate'], []])
    const rate = { mode: 'TL', isPartial: false, transitDays: 2 } as const
    for (const chosen of [rate, null]) {
      const { stops } = orderFromQuote(bare, chosen, aBasis())
      expect(stops.map(({ baseDate }) => baseDate)).toEqual([null, null])
    }
  })

  it('takes no more feet than a trailer has', () => {
    const rate = { mode: 'TL', isPartial: true, transitDays: 1 } as const
    const lineItems = [anItem({ palletCount: 60, packageLength: 48, packageWidth: 48 })]
    expect(orderFromQuote({ ...quote, linearFeet: null, lineItems }, rate, aBasis()).linearFeet).toBe(53)
  })

  it('is a share of a truck by a partial rate alone', () => {
    const unsaid = { ...quote, linearFeet: null }
    const whole = { mode: 'TL', isPartial: false, transitDays: 1 } as const
    const none = { isPartial: false, linearFeet: null }
    expect(orderFromQuote(unsaid, whole, aBasis())).toMatchObject(none)
    expect(orderFromQuote({ ...unsaid, shippingModes: ['TL'] }, null, aBasis())).toMatchObject(none)
    expect(orderFromQuote(unsaid, { ...whole, mode: 'LTL', isPartial: true }, aBasis())).toMatchObject(none)
  })
})
