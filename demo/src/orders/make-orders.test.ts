import { orderIssues } from '@lanewise/domain/orders/order-rules'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { describe, expect, it } from 'vitest'
import { foodProducts } from '#products.ts'
import { randomOf } from '#random.ts'
import { makeOrders } from './make-orders.ts'
import type { OrderSite } from './order-lanes.ts'

const now = new Date('2026-11-13T20:00:00Z')
const timeZone = 'America/Chicago'

function site(id: string, country: 'US' | 'CA', postalCode: string): OrderSite {
  const place = findPostalCode(country, postalCode)
  if (!place) throw new Error(`${postalCode} is not known`)
  const { city, state, latitude, longitude, ianaTimeZone } = place
  return {
    id,
    locationNumber: id,
    knownCompanyId: null,
    companyName: 'Acme Foods',
    companyAlias: null,
    locationName: city,
    locationAlias: null,
    addressLine1: '1 Main St',
    addressLine2: null,
    city,
    state,
    postalCode,
    country,
    latitude,
    longitude,
    ianaTimeZone,
    ediCodes: [],
    requirementFlags: [],
    isAppointmentRequired: true,
    dockHours: [
      { dayOfWeek: 1, startTime: '06:00:00', endTime: '14:00:00', isClosed: false, isTwentyFourHour: false },
      { dayOfWeek: 2, startTime: '00:01:00', endTime: '23:59:59', isClosed: true, isTwentyFourHour: false },
    ],
  }
}

const [indy, dallas, fortWorth, toronto] = [
  site('L1', 'US', '46204'),
  site('L2', 'US', '75201'),
  site('L3', 'US', '76102'),
  site('L4', 'CA', 'L5N 1A1'),
]
const lanes = [
  { from: indy, to: [dallas], equipmentMode: 1 as const },
  { from: indy, to: [fortWorth], equipmentMode: 1 as const },
  { from: indy, to: [dallas], equipmentMode: 2 as const },
  { from: indy, to: [toronto], equipmentMode: 1 as const },
]
const make = () =>
  makeOrders(randomOf(7), {
    lanes: lanes,
    products: foodProducts,
    people: [{ id: 'quinn' }, { id: 'ana' }],
    billingSettings: 'b1',
    now,
    timeZone,
    perDay: 4,
    days: 365,
  })

describe('the orders of the demo', () => {
  const orders = make()
  const entered = orders.map((order) => order.entered)

  it('are such as a person could have saved: no rule of the form minds', () => {
    const context = {
      allowsBillToCompany: false,
      dockWeekOf: ({ location }: { location: object | null }) => (location as OrderSite).dockHours,
    }
    for (const order of entered) expect(orderIssues(order, context)).toEqual([])
  })

  it('fill a year up to now, in their order, the same for the same seed', () => {
    const times = orders.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    expect(orders.length).toBeGreaterThan(700)
    expect(make()).toEqual(orders)
  })

  it('know every mode, several dropoffs, hazmat, customs and voided ones', () => {
    expect(new Set(entered.map(({ shippingMode }) => shippingMode))).toEqual(new Set(['TL', 'LTL', 'VLTL']))
    expect(entered.some(({ stops }) => stops.length === 3)).toBe(true)
    expect(entered.some(({ chemtracAccountNumber }) => chemtracAccountNumber)).toBe(true)
    expect(entered.some(({ customsBrokerName }) => customsBrokerName)).toBe(true)
    expect(entered.some(({ reeferTemperature }) => reeferTemperature !== null)).toBe(true)
    expect(orders.filter(({ voided }) => voided).length).toBeGreaterThan(5)
  })

  it('leave trucks the time that they need to their next stop, and seldom much more', () => {
    const hours = entered
      .filter(
        ({ shippingMode, stops }) =>
          shippingMode === 'TL' && stops.length === 2 && stops[1]?.location.city === 'Dallas',
      )
      .map(({ stops: [from, to] }) => {
        const at = (date: string | null, time: string | null) => Date.parse(`${date}T${time}Z`)
        const [loaded, limit] = [from?.appointmentTime ?? from?.lateTime, to?.appointmentTime ?? to?.lateTime]
        return (at(to?.baseDate ?? '', limit ?? '') - at(from?.baseDate ?? '', loaded ?? '')) / 3_600_000
      })
    // 900 miles at 50 miles per hour, with a break and a rest.
    expect(Math.min(...hours)).toBeGreaterThan(28)
    const within = (most: number) => hours.filter((one) => one < most).length / hours.length
    expect(within(42)).toBeGreaterThan(0.5)
    expect(within(60)).toBeGreaterThan(0.95)
  })

  it('are never picked up at a closed dock, and delivered after that', () => {
    for (const { stops } of entered) {
      const dates = stops.map(({ baseDate }) => baseDate ?? '')
      expect(dates).toEqual([...dates].sort())
      for (const date of dates) expect(new Date(`${date}T12:00:00Z`).getUTCDay()).not.toBe(2)
    }
  })
})
