import { shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { describe, expect, it } from 'vitest'
import { day, hour } from '#history/entry.ts'
import { randomOf } from '#random.ts'
import { type PlannedShipment, planShipment } from './plan-shipment.ts'

const now = new Date('2026-11-13T20:00:00Z')
const at = (ms: number) => new Date(now.getTime() + ms)

/** Orders with pickups from a year ago to a week ahead, delivered two days later. */
const plans = (() => {
  const random = randomOf(7)
  return Array.from({ length: 12_000 }, (_unused, index) => {
    const pickup = -365 * day + index * ((372 * day) / 12_000)
    const stops = [pickup, pickup + 2 * day].map((start) => ({
      ...{ earlyAt: at(start), lateAt: at(start + 8 * hour) },
      appointmentAt: index % 2 === 0 ? at(start + 4 * hour) : null,
    }))
    return planShipment(random, { createdAt: at(pickup - 3 * day), stops, isBookable: index % 50 !== 0 }, now)
  })
})()
const made = plans.filter((plan): plan is PlannedShipment => plan !== null)

describe('the shipments of the demo', () => {
  it('stand in every status but Tendering, most of them delivered', () => {
    const statuses = new Set(made.map(({ status }) => status))
    expect(statuses).toEqual(new Set(shipmentStatusNames.filter((name) => name !== 'Tendering')))
    expect(made.filter(({ status }) => status === 'DeliveryConfirmed').length).toBeGreaterThan(made.length * 0.8)
  })

  it('are booked exactly when they are underway or ahead of that, and never in the future', () => {
    for (const { status, bookedAt, createdAt, cancelledAt } of made) {
      expect(bookedAt !== null).toBe(!['Drafted', 'ReadyToBook', 'Voided'].includes(status))
      expect(cancelledAt !== null).toBe(status === 'Voided')
      for (const moment of [createdAt, bookedAt, cancelledAt]) if (moment) expect(moment < now).toBe(true)
    }
  })

  it('leave hardly an order near its pickup unplanned, and none that was picked up long ago', () => {
    const unplanned = (from: number, to: number) => {
      const some = plans.slice(Math.round(((from + 365) / 372) * 12_000), Math.round(((to + 365) / 372) * 12_000))
      return some.filter((plan) => plan === null).length / some.length
    }
    expect(unplanned(-365, -2)).toBe(0)
    expect(unplanned(-1, 2)).toBeLessThan(0.15)
    expect(unplanned(3, 7)).toBeGreaterThan(0.25)
  })

  it('have their papers some days after the delivery', () => {
    const waiting = (from: number, to: number) => {
      const left = ({ stops }: PlannedShipment) => (now.getTime() - (stops.at(-1)?.departedAt?.getTime() ?? 0)) / day
      const some = made.filter((plan) => plan.status.startsWith('Deliver') && left(plan) > from && left(plan) <= to)
      return some.filter(({ status }) => status === 'Delivered').length / some.length
    }
    expect(waiting(12, 365)).toBe(0)
    expect(waiting(1, 4)).toBeLessThan(0.3)
    expect(waiting(0, 1)).toBeGreaterThan(0.4)
  })

  it('were on time at 95 to 97 of 100 pickups and at 93 to 95 of 100 deliveries, by appointment where there is one', () => {
    const share = (stop: 0 | 1) => {
      const reached = plans.flatMap((plan, index) => {
        const arrivedAt = plan?.stops[stop]?.arrivedAt
        const limit = -365 * day + index * ((372 * day) / 12_000) + stop * 2 * day + (index % 2 === 0 ? 4 : 8) * hour
        return arrivedAt ? [arrivedAt <= at(limit)] : []
      })
      return reached.filter(Boolean).length / reached.length
    }
    expect(share(0)).toBeGreaterThan(0.95)
    expect(share(0)).toBeLessThan(0.97)
    expect(share(1)).toBeGreaterThan(0.93)
    expect(share(1)).toBeLessThan(0.95)
  })

  it('have been where their status says', () => {
    for (const { status, stops } of made) {
      const left = stops.filter(({ departedAt }) => departedAt).length
      const reached = stops.filter(({ arrivedAt }) => arrivedAt).length
      if (status === 'Delivered' || status === 'DeliveryConfirmed') expect(left).toBe(2)
      if (status === 'InTransit') expect([left, reached]).toEqual([1, 1])
      if (status === 'AtStop') expect(reached).toBe(left + 1)
      if (status === 'Booked' || status === 'Dispatched') expect(reached).toBe(0)
    }
  })
})
