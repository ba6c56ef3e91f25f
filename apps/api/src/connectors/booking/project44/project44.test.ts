import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Behaviour, type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { bookingRequest, takenBooking } from '../testing/booking-request.ts'
import { project44Booking } from './project44.ts'

let server: PartnerServer
beforeAll(async () => {
  server = await startPartner('hangs')
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
})

const providerData = JSON.stringify({
  quoteId: 'q-1',
  capacityProviderAccountGroup: { code: 'ACME', accounts: [{ code: 'SAIA-1' }] },
  capacityProviderQuoteNumber: '000123',
  carrierCode: 'SAIA',
  serviceLevel: { code: 'GUR', description: 'Guaranteed' },
  accessorialServices: [{ code: 'LGDEL' }],
  pickupNote: 'Please provide: Two-Person Pickup',
  deliveryNote: null,
})
const dispatch = (changes: object = {}) => bookingRequest({ providerData, rateSource: 'Project44Ltl', ...changes })
const signal = () => AbortSignal.timeout(20_000)

function answering(answer: Behaviour, timeoutMs = 20_000) {
  server.behave(({ path }) => (path.endsWith('/token') ? { json: { access_token: 't1' } } : answer))
  const [ltl, volume] = project44Booking({ url: server.url, clientId: 'acme', clientSecret: 's', timeoutMs })
  if (!ltl || !volume) throw new Error('project44 books two kinds')
  return { ltl, volume }
}
const sent = () => server.calls.filter(({ path }) => !path.endsWith('/token'))

describe('a dispatch', () => {
  it('says who, what, where and when, by the clock of each place', async () => {
    const { ltl } = answering({ json: { shipmentIdentifiers: [{ type: 'PICKUP', value: 'PU-1' }] } })
    expect(await ltl.book(dispatch(), signal())).toEqual({
      state: 'Booked',
      reference: 'PU-1',
      proNumber: null,
      pickupNumber: 'PU-1',
      messages: [],
    })
    const address = { postalCode: '60606', addressLines: ['12 West Adams Street', 'Dock 4'], city: 'Chicago' }
    expect(sent()).toMatchObject([{ method: 'POST', path: '/api/v4/ltl/dispatchedshipments' }])
    expect(sent()[0]?.body).toEqual({
      capacityProviderAccountGroup: { code: 'ACME', accounts: [{ code: 'SAIA-1' }] },
      carrierCode: 'SAIA',
      capacityProviderQuoteNumber: '000123',
      accessorialServices: [{ code: 'LGDEL' }, { code: 'GUR' }],
      originLocation: {
        address: { ...address, state: 'IL', country: 'US' },
        contact: { companyName: 'Northwind Foods', contactName: 'Ana Ruiz', phoneNumber: '(312) 555-0148' },
      },
      destinationLocation: {
        address: {
          postalCode: '75201',
          addressLines: ['12 West Adams Street'],
          city: 'Dallas',
          state: 'TX',
          country: 'US',
        },
        contact: { companyName: 'Northwind Foods' },
      },
      requesterLocation: {
        address: { ...address, state: 'IL', country: 'US' },
        contact: {
          companyName: 'Acme',
          contactName: 'Ana Ruiz',
          email: 'ana@acme.test',
          phoneNumber: '(312) 555-0148',
        },
      },
      lineItems: [
        {
          totalWeight: 800.01,
          packageDimensions: { length: 48, width: 40, height: 36 },
          freightClass: '65',
          packageType: 'PLT',
          totalPackages: 1,
          totalPieces: 4,
          description: 'Paint',
          stackable: false,
          nmfcItemCode: '149980',
          nmfcSubCode: '02',
          hazmatDetail: {
            identificationNumber: 'UN1263',
            properShippingName: 'Paint',
            hazardClass: '3',
            packingGroup: 'II',
          },
        },
      ],
      pickupWindow: { date: '2026-11-18', startTime: '08:00', endTime: '16:00' },
      deliveryWindow: { date: '2026-11-20', startTime: '10:30', endTime: '10:30' },
      shipmentIdentifiers: [
        { type: 'BILL_OF_LADING', value: 'S000123', primaryForType: true, source: 'CUSTOMER' },
        { type: 'EXTERNAL', value: dispatch().attemptId, primaryForType: true, source: 'CUSTOMER' },
      ],
      pickupNote: 'Please provide: Two-Person Pickup. Ring twice. No tilting',
      deliveryNote: null,
      emergencyContact: { companyName: 'Chemtrec 800-424-9300', phoneNumber: '800-424-9300' },
      weightUnit: 'LB',
      lengthUnit: 'IN',
      apiConfiguration: {
        noteConfiguration: { enableTruncation: true },
        allowUnsupportedAccessorials: true,
        enableUnitConversion: false,
        fallBackToDefaultAccountGroup: false,
      },
    })
  })

  it('of a volume shipment names its linear feet', async () => {
    const { volume } = answering({ json: { shipmentIdentifiers: [] } })
    await volume.book(dispatch({ shippingMode: 'VLTL' }), signal())
    expect(sent()[0]?.body).toMatchObject({ totalLinearFeet: expect.any(Number) })
  })

  it('of three stops is refused without a call', async () => {
    const { ltl } = answering('hangs')
    const stops = [...dispatch().stops, ...dispatch().stops]
    expect(await ltl.book(dispatch({ stops }), signal())).toEqual({
      state: 'Refused',
      messages: ['project44 LTL takes freight from one pickup to one dropoff'],
    })
    expect(server.calls).toEqual([])
  })

  it.each<[string, Behaviour, number]>([
    ['never answers', 'hangs', 200],
    ['drips', 'drips', 200],
    ['answers 500', { text: '', status: 500 }, 20_000],
    ['answers 409', { text: '', status: 409 }, 20_000],
    ['answers in another shape', { json: { accepted: true } }, 20_000],
    ['hangs up', 'hangs up', 20_000],
  ])('that %s leaves open what became of it', async (_fault, behaviour, timeoutMs) => {
    await expect(answering(behaviour, timeoutMs).ltl.book(dispatch(), signal())).rejects.toThrow('project44')
  })
})

describe('a question', () => {
  const attempt = takenBooking()
  const status = (statusCode: string, external = attempt.attemptId): Behaviour => ({
    json: {
      shipment: {
        id: 48_127,
        shipmentIdentifiers: [
          { type: 'EXTERNAL', value: external },
          { type: 'PRO', value: '0771' },
        ],
      },
      latestStatusUpdate: { statusCode },
    },
  })

  it('goes by the attempt, and finds what was dispatched', async () => {
    const { ltl } = answering(status('DISPATCHED'))
    expect(await ltl.find(attempt, signal())).toEqual({
      state: 'Booked',
      reference: '48127',
      proNumber: '0771',
      pickupNumber: null,
      messages: [],
    })
    const query = `shipmentIdentifier.type=EXTERNAL&shipmentIdentifier.value=${attempt.attemptId}`
    expect(sent()).toMatchObject([{ method: 'GET', path: `/api/v4/ltl/trackedshipments/statuses?${query}` }])
  })

  it('never takes another shipment, or one that the carrier cancelled, for the booking', async () => {
    expect((await answering(status('DISPATCHED', 'another')).ltl.find(attempt, signal())).state).toBe('Unknown')
    expect((await answering(status('CANCELED')).ltl.find(attempt, signal())).state).toBe('Refused')
  })

  it('that finds nothing means something only after ten minutes', async () => {
    const { ltl } = answering({ text: '', status: 404 })
    expect((await ltl.find(attempt, signal())).state).toBe('Unknown')
    const sentAt = new Date(Date.now() - 11 * 60_000)
    expect(await ltl.find({ ...attempt, sentAt }, signal())).toEqual({
      state: 'Refused',
      messages: ['project44 has no record of this booking'],
    })
  })
})

it('names the quote by the number of the carrier, otherwise by its own', () => {
  const { ltl } = answering('hangs')
  expect(ltl.quoteReference(providerData)).toBe('000123')
  expect(ltl.quoteReference('{"quoteId":"q-1","capacityProviderQuoteNumber":null}')).toBe('q-1')
  expect(ltl.quoteReference('no JSON')).toBeNull()
})
