import { describe, expect, it } from 'vitest'
import { decisionOn } from './offers.ts'
import { PortalRefusal } from './portal.gen.ts'
import { patienceAfter } from './simulator.ts'

const sent = Date.parse('2026-11-17T12:00:00Z')
const offered = (index: number, minutes = 60) => ({
  carrierName: 'Able',
  sentAt: new Date(sent).toISOString(),
  expiresAt: new Date(sent + minutes * 60_000).toISOString(),
  load: { shipmentNumber: `S${100_000 + index}` },
})
const decisions = (speed = 1, minutes = 60) =>
  Array.from({ length: 500 }, (_, index) => decisionOn(offered(index, minutes), { seed: 1, speed }))

describe('an offer', () => {
  it('is mostly accepted, sometimes rejected with a reason, and now and then forgotten', () => {
    const all = decisions()
    const count = (answer: string) => all.filter((one) => one?.answer.answer === answer).length
    expect(count('Accepted')).toBeGreaterThan(360)
    expect(count('Accepted')).toBeLessThan(440)
    expect(count('Rejected')).toBeGreaterThan(40)
    expect(all.filter((one) => one === null).length).toBeGreaterThan(10)
    const reasons = new Set(all.flatMap((one) => one?.answer.rejectReason ?? []))
    expect(reasons).toEqual(new Set(['NoCapacity', 'NoEquipment', 'DriverHours', 'Rate']))
    expect(all.every((one) => !one || (one.answer.answer === 'Rejected') === Boolean(one.answer.rejectReason))).toBe(
      true,
    )
  })

  const minutesOf = (all: ReturnType<typeof decisions>) => all.flatMap((one) => (one ? (one.at - sent) / 60_000 : []))

  it('is answered after some minutes, before its time is over, sooner when time runs faster', () => {
    const soon = (speed: number) => minutesOf(decisions(speed)).filter((minutes) => minutes < 30)
    expect(Math.min(...soon(1))).toBeGreaterThanOrEqual(2)
    expect(Math.max(...soon(1))).toBeGreaterThan(20)
    expect(Math.max(...soon(1))).toBeLessThanOrEqual(27)
    expect(Math.max(...soon(10))).toBeLessThanOrEqual(2.7)
    expect(Math.max(...minutesOf(decisions(1, 10)))).toBeLessThan(10)
  })

  it('is left open by many carriers until their time is nearly over, so that a demo always has open tenders', () => {
    const late = (speed: number) => minutesOf(decisions(speed)).filter((minutes) => minutes >= 36 && minutes <= 57)
    expect(late(10).length).toBeGreaterThan(150)
    expect(late(10).length).toBeLessThan(240)
    expect(late(8000)).toEqual([])
  })

  it('is answered alike however often it is looked at', () => {
    expect(decisions()).toEqual(decisions())
  })
})

describe('patience', () => {
  it('is as long as the portal asks for', () => {
    expect(patienceAfter(new PortalRefusal(429, 'Too many', 17), 1)).toBe(17_000)
    expect(patienceAfter(new PortalRefusal(429, 'Too many', 0), 1)).toBe(1_000)
  })

  it('grows with each failure, up to a minute', () => {
    expect([1, 2, 3, 9].map((failures) => patienceAfter(new Error('fetch failed'), failures))).toEqual([
      2_000, 4_000, 8_000, 60_000,
    ])
    expect(patienceAfter(new PortalRefusal(503, 'Away', null), 1)).toBe(2_000)
  })
})
