import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Behaviour, type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { readEnv } from '#env.ts'
import { bookingPartners } from '../partners.ts'
import { bookingRequest, takenBooking } from '../testing/booking-request.ts'

let server: PartnerServer
beforeAll(async () => {
  server = await startPartner('hangs')
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
})

const signal = () => AbortSignal.timeout(20_000)

function flock(answer: Behaviour, FLOCK_TIMEOUT_MS = '20000') {
  server.behave(answer)
  const [partner] = bookingPartners(readEnv({ FLOCK_URL: `${server.url}/`, FLOCK_API_KEY: 'k', FLOCK_TIMEOUT_MS }))
  if (!partner) throw new Error('Flock Freight is set')
  return partner
}

it('books with everyone who is set, under the names and sources of their rates', () => {
  const all = {
    ...{ P44_CLIENT_ID: 'acme', P44_CLIENT_SECRET: 's', FLOCK_URL: 'https://flock.example', FLOCK_API_KEY: 'f' },
    ...{ MORTON_URL: 'https://morton.example', MORTON_API_KEY: 'm', SPOT_RATE_URL: 'https://spot.example' },
  }
  const facts = bookingPartners(readEnv(all)).map(({ name, sources, timeoutMs }) => [name, sources, timeoutMs])
  expect(facts).toEqual([
    ['project44 LTL', ['Project44Ltl'], 65_000],
    ['project44 Volume LTL', ['Project44Vltl'], 65_000],
    ['Flock Freight', ['FlockFreight'], 15_000],
    ['Morton Express', ['MortonExpress'], 15_000],
    ['Spot rate service', ['Spot'], 15_000],
  ])
  expect(bookingPartners(readEnv({}))).toEqual([])
})

describe('a booking', () => {
  it('says all of the README', async () => {
    const partner = flock({ json: { state: 'Booked', bookingId: 7 } })
    expect(await partner.book(bookingRequest(), signal())).toEqual({
      state: 'Booked',
      reference: '7',
      proNumber: null,
      pickupNumber: null,
      messages: [],
    })
    expect(server.calls[0]?.body).toMatchObject({
      reference: bookingRequest().attemptId,
      shipmentNumber: 'S000123',
      mode: 'LTL',
      isPartial: false,
      rate: { quoteId: 'q-1', carrierQuoteNumber: '000123' },
      total: 400.5,
      charges: [{ type: 'FreightRate', units: 1, rate: 400.5, chargeRateType: 'Flat', total: 400.5 }],
      requester: { companyName: 'Acme', name: 'Ana Ruiz', email: 'ana@acme.test' },
      stops: [
        { type: 'Pickup', earliest: '2026-11-18T14:00:00.000Z', latest: '2026-11-18T22:00:00.000Z', appointment: null },
        { type: 'Dropoff', appointment: '2026-11-20T16:30:00.000Z' },
      ],
      items: [{ weight: 800.005, hazmat: { unNumber: '1263', properShippingName: 'Paint' } }],
      services: ['LiftgateDelivery'],
      references: [{ type: 'PurchaseOrder', label: 'PO #', value: 'PO-1' }],
      orderNumbers: ['O000007'],
      specialInstructions: 'No tilting',
      hazmatEmergencyContact: 'Chemtrec 800-424-9300',
    })
  })

  it.each<[string, Behaviour, string[]]>([
    ['says so', { json: { state: 'Refused', messages: ['Full', null] } }, ['Full']],
    ['gives no reason', { json: { state: 'Refused' } }, ['Flock Freight gave no reason']],
    ['answers 422', { json: { messages: ['Closed'] }, status: 422 }, ['Closed']],
    ['answers 429', { text: 'secret', status: 429 }, ['Flock Freight answered 429']],
  ])('is refused by a partner that %s', async (_how, behaviour, messages) => {
    expect(await flock(behaviour).book(bookingRequest(), signal())).toEqual({ state: 'Refused', messages })
  })

  it.each<[string, Behaviour, string?]>([
    ['never answers', 'hangs', '200'],
    ['drips', 'drips', '200'],
    ['answers 503', { text: '', status: 503 }],
    ['has not decided', { json: { state: 'Pending' } }],
    ['names no booking', { json: { state: 'Booked' } }],
    ['answers no JSON', { text: '<html>' }],
    ['hangs up', 'hangs up'],
  ])('is left open by a partner that %s', async (_fault, behaviour, limit) => {
    await expect(flock(behaviour, limit).book(bookingRequest(), signal())).rejects.toThrow('Flock Freight')
  })
})

describe('a question', () => {
  const ask = (bookings: unknown) => flock({ json: { bookings } }).find(takenBooking(), signal())

  it('goes by the reference, and one that is taken counts before all others', async () => {
    expect(
      await ask([{ state: 'Refused' }, { state: 'Pending' }, { state: 'Booked', bookingId: 'B-1' }]),
    ).toMatchObject({
      state: 'Booked',
      reference: 'B-1',
    })
    expect(server.calls).toMatchObject([
      {
        method: 'GET',
        path: `/v1/bookings?reference=${takenBooking().attemptId}`,
        headers: { authorization: 'Bearer k' },
      },
    ])
  })

  it('is answered with what is known, and nothing known is a refusal', async () => {
    expect((await ask([{ state: 'Refused' }, { state: 'Pending' }])).state).toBe('Unknown')
    expect(await ask([])).toEqual({ state: 'Refused', messages: ['Flock Freight has no record of this booking'] })
    await expect(flock({ json: {} }).find(takenBooking(), signal())).rejects.toThrow('unexpected format')
  })
})

it('cancels by the id of the booking, and fails where the partner does', async () => {
  await flock({ text: '', status: 204 }).cancel?.(takenBooking({ reference: 'B/1' }), signal())
  expect(server.calls).toMatchObject([{ method: 'POST', path: '/v1/bookings/B%2F1/cancel' }])
  await expect(flock({ text: '', status: 500 }).cancel?.(takenBooking(), signal())).rejects.toThrow('answered 500')
})
