import { describe, expect, it } from 'vitest'
import { exceptionKindNames, exceptionKinds, kindsFor } from './exception-kinds.ts'
import { type CauseFacts, exceptionSentence } from './exception-sentence.ts'
import { type OrderFacts, orderCauses } from './order-causes.ts'
import { type ShipmentFacts, type StopFacts, shipmentCauses } from './shipment-causes.ts'

const now = new Date('2026-11-17T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('kinds of exceptions', () => {
  it('are listed with the most pressing first', () => {
    const severities = exceptionKindNames.map((kind) => exceptionKinds[kind].severity)
    expect(severities).toEqual(severities.toSorted())
    expect(exceptionKindNames.map((kind) => exceptionKinds[kind].label)).toEqual([
      'Late',
      'Booking timed out',
      'Carrier not notified',
      'Tender exhausted',
      'At risk',
      'Tender expiring',
      'No position',
      'Off route',
      'Long dwell',
      'Missing appointment',
      'Not on a shipment',
      'Missing document',
    ])
  })

  it('show with the permission of their record', () => {
    expect(kindsFor(['ViewOrder'])).toEqual(['MissingAppointment', 'NotOnShipment'])
    expect(kindsFor(['ViewShipment'])).toHaveLength(10)
    expect(kindsFor(['ViewShipment'])).not.toContain('NotOnShipment')
    expect(kindsFor(['ViewInvoice'])).toEqual([])
  })
})

describe('an order', () => {
  const order: OrderFacts = {
    status: 1,
    createdAt: at(-100),
    isMissingAppointment: false,
    isOnShipment: false,
    pickupAt: at(100),
  }
  const kinds = (facts: Partial<OrderFacts>) => orderCauses({ ...order, ...facts }, now).causes.map(({ kind }) => kind)

  it('needs a shipment from 48 hours before its pickup on, while it is accepted', () => {
    expect(orderCauses(order, now)).toEqual({ causes: [], nextCheckAt: at(52) })
    expect(orderCauses({ ...order, pickupAt: at(47) }, now)).toEqual({
      causes: [{ kind: 'NotOnShipment', since: at(-1), at: at(47) }],
      nextCheckAt: null,
    })
    expect(orderCauses({ ...order, pickupAt: at(-60) }, now).causes).toMatchObject([{ since: at(-100) }])
    expect(kinds({ pickupAt: at(48) })).toEqual([])
    expect(kinds({ pickupAt: at(47), isOnShipment: true })).toEqual([])
    expect(kinds({ pickupAt: at(47), status: 2 })).toEqual([])
    expect(orderCauses({ ...order, status: 2 }, now).nextCheckAt).toBeNull()
  })

  it('needs its appointments until it is on the road', () => {
    const missing = (status: number) => kinds({ isMissingAppointment: true, status })
    for (const status of [1, 2, 3, 4]) expect(missing(status)).toEqual(['MissingAppointment'])
    for (const status of [-2, 0, 5, 7]) expect(missing(status)).toEqual([])
    expect(orderCauses({ ...order, isMissingAppointment: true }, now).causes).toEqual([
      { kind: 'MissingAppointment', since: at(-100), at: at(100) },
    ])
  })
})

describe('a shipment', () => {
  const stop: StopFacts = {
    place: 'Acme',
    timeZone: 'America/Chicago',
    limitAt: at(2),
    etaAt: null,
    onTimeStatus: null,
    arrivedAt: null,
    departedAt: null,
  }
  const shipment: ShipmentFacts = {
    status: 5,
    onTimeStatus: null,
    attention: null,
    unconfirmed: null,
    offer: null,
    positionAt: at(-1),
    milesOff: null,
    stops: [stop],
    deliveredAt: null,
    missingDocuments: [],
  }
  const evaluate = (facts: Partial<ShipmentFacts>) => shipmentCauses({ ...shipment, ...facts }, now)
  const kinds = (facts: Partial<ShipmentFacts>) => evaluate(facts).causes.map(({ kind }) => kind)

  it('is late or at risk while it is booked or on its way, by the first stop ahead that stands so', () => {
    const departed = { ...stop, place: 'Left', onTimeStatus: 'Late' as const, departedAt: at(-5) }
    const fine = { ...stop, place: 'Fine', onTimeStatus: 'OnTime' as const }
    const late = { ...stop, place: 'Behind', onTimeStatus: 'Late' as const, limitAt: at(1), etaAt: at(3) }
    const { causes } = evaluate({ onTimeStatus: 'Late', stops: [departed, fine, late] })
    expect(causes).toEqual([
      { kind: 'Late', since: now, at: at(1), expectedAt: at(3), timeZone: 'America/Chicago', detail: 'Behind' },
    ])
    expect(evaluate({ onTimeStatus: 'Late', stops: [{ ...late, limitAt: at(-2) }] }).causes).toMatchObject([
      { since: at(-2) },
    ])
    expect(evaluate({ onTimeStatus: 'Late', stops: [{ ...late, arrivedAt: at(-1) }] }).causes).toMatchObject([
      { expectedAt: at(-1), timeZone: null },
    ])
    expect(evaluate({ onTimeStatus: 'AtRisk', stops: [fine] }).causes).toMatchObject([
      { kind: 'AtRisk', detail: 'Fine' },
    ])
    expect(evaluate({ onTimeStatus: 'Late', stops: [departed] }).causes).toMatchObject([
      { kind: 'Late', detail: 'Left' },
    ])
    for (const status of [3, 4, 5, 6]) expect(kinds({ onTimeStatus: 'Late', status })).toEqual(['Late'])
    for (const status of [2, 7]) expect(kinds({ onTimeStatus: 'Late', status })).toEqual([])
    for (const onTimeStatus of ['Early', 'OnTime'] as const) expect(kinds({ onTimeStatus })).toEqual([])
    expect(kinds({ onTimeStatus: 'Late', stops: [] })).toEqual([])
  })

  it('needs somebody when its booking or its tender ended nowhere', () => {
    const attention = (reason: string) =>
      evaluate({ status: 1, attention: { reason, since: at(-3), message: 'm' } }).causes
    for (const kind of ['BookingTimedOut', 'TenderExhausted'])
      expect(attention(kind)).toEqual([{ kind, since: at(-3), detail: 'm', key: at(-3).toISOString() }])
    expect(attention('PickupPassed')).toEqual([])
  })

  it('needs somebody in the last 60 minutes of an offer', () => {
    const offered = (hours: number, status = 2) =>
      evaluate({ status, offer: { expiresAt: at(hours), carrierName: 'Old Canal' } })
    expect(offered(2)).toEqual({ causes: [], nextCheckAt: at(1) })
    expect(offered(1).causes).toEqual([
      { kind: 'TenderExpiring', since: now, at: at(1), detail: 'Old Canal', key: at(1).toISOString() },
    ])
    expect(offered(0)).toEqual({ causes: [], nextCheckAt: null })
    expect(offered(0.5, 3).causes).toEqual([])
  })

  it('needs a position every 4 hours while it is on the road', () => {
    expect(evaluate({})).toEqual({ causes: [], nextCheckAt: at(3) })
    expect(evaluate({ positionAt: at(-4) }).causes).toEqual([{ kind: 'NoPosition', since: now, at: at(-4) }])
    for (const status of [4, 5, 6]) expect(kinds({ positionAt: at(-4), status })).toEqual(['NoPosition'])
    for (const status of [3, 7]) expect(kinds({ positionAt: at(-4), status })).toEqual([])
    const never = (facts: Partial<StopFacts>) => evaluate({ positionAt: null, stops: [{ ...stop, ...facts }] })
    expect(never({}).nextCheckAt).toEqual(at(6))
    expect(never({ departedAt: at(-5), arrivedAt: at(-9) }).causes).toMatchObject([{ since: at(-1), at: at(-5) }])
    expect(never({ arrivedAt: at(-1) }).nextCheckAt).toEqual(at(1))
    expect(evaluate({ positionAt: null, stops: [] })).toEqual({ causes: [], nextCheckAt: null })
  })

  it('needs somebody when its truck is more than 15 miles off route', () => {
    expect(kinds({ milesOff: 15 })).toEqual([])
    expect(evaluate({ milesOff: 15.4 }).causes).toEqual([{ kind: 'OffRoad', since: at(-1), detail: '15' }])
    expect(evaluate({ milesOff: 20, positionAt: null }).causes).toMatchObject([{ since: now }])
    expect(kinds({ milesOff: 40, status: 7 })).toEqual([])
  })

  it('needs somebody when its truck stands at a dock for 2 hours', () => {
    const standing = (hours: number, departedAt: Date | null = null) =>
      evaluate({ stops: [{ ...stop, arrivedAt: at(hours), departedAt }] })
    expect(standing(-1)).toEqual({ causes: [], nextCheckAt: at(1) })
    expect(standing(-2).causes).toEqual([{ kind: 'LongStop', since: now, at: at(-2), detail: 'Acme' }])
    expect(standing(-3, at(-1)).causes).toEqual([])
  })

  it('needs its papers 24 hours after its delivery', () => {
    const delivered = (hours: number, facts: Partial<ShipmentFacts> = {}) =>
      evaluate({ status: 7, deliveredAt: at(hours), missingDocuments: ['Proof of delivery', 'Customs'], ...facts })
    expect(delivered(-23)).toEqual({ causes: [], nextCheckAt: at(1) })
    expect(delivered(-24).causes).toEqual([
      { kind: 'MissingDocument', since: now, at: at(-24), detail: 'Proof of delivery, Customs' },
    ])
    expect(delivered(-24, { missingDocuments: [] })).toEqual({ causes: [], nextCheckAt: null })
    expect(delivered(-24, { deliveredAt: null }).causes).toEqual([])
    expect(delivered(-24, { status: 6, positionAt: now }).causes).toEqual([])
  })

  it('is looked at again at the earliest of the moments', () => {
    expect(evaluate({ positionAt: at(-1), stops: [{ ...stop, arrivedAt: at(-1.5) }] }).nextCheckAt).toEqual(at(0.5))
  })
})

describe('the sentence of an entry', () => {
  const sentence = (kind: CauseFacts['kind'], facts: Partial<CauseFacts> = {}) =>
    exceptionSentence({ kind, at: at(-1.5), expectedAt: null, timeZone: null, detail: null, ...facts }, now)

  it('says what is wrong, with durations that count on', () => {
    const eta = { expectedAt: at(0.5), timeZone: 'America/New_York' }
    expect(sentence('Late', eta)).toBe('Late by 2 h, ETA 07:30 EST')
    expect(sentence('Late')).toBe('Late by 1 h 30 min')
    expect(sentence('Late', { expectedAt: at(-2), timeZone: null })).toBe('Late by 1 h 30 min')
    expect(sentence('AtRisk', { ...eta, at: at(1) })).toBe('30 min until late, ETA 07:30 EST')
    expect(sentence('AtRisk', { at: at(1) })).toBe('1 h until late')
    expect(sentence('BookingTimedOut')).toBe('Booking timed out, unclear whether the carrier has it')
    expect(sentence('TenderExhausted')).toBe('Tender exhausted, no carrier took the load')
    expect(sentence('TenderExpiring', { at: at(0.3), detail: 'Old Canal' })).toBe(
      'Tender to Old Canal expires in 18 min',
    )
    expect(sentence('TenderExpiring', { at: at(0.3) })).toBe('Tender expires in 18 min')
    expect(sentence('TenderExpiring')).toBe('Tender has expired')
    expect(sentence('NoPosition', { at: at(-4.2) })).toBe('No position for 4 h 12 min')
    expect(sentence('OffRoad', { detail: '27' })).toBe('27 miles off route')
    expect(sentence('LongStop', { detail: 'Acme', at: at(-2.5) })).toBe('At Acme for 2 h 30 min')
    expect(sentence('MissingAppointment', { at: at(23) })).toBe('No appointment, pickup in 23 h')
    expect(sentence('NotOnShipment', { at: at(31.7) })).toBe('Not on a shipment, pickup in 1 d 7 h')
    expect(sentence('NotOnShipment')).toBe('Not on a shipment, pickup was 1 h 30 min ago')
    expect(sentence('MissingDocument', { detail: 'Proof of delivery', at: at(-26) })).toBe(
      'Proof of delivery missing 1 d 2 h after delivery',
    )
  })
})
