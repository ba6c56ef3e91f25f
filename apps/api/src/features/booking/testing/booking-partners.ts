import { type Behaviour, type PartnerServer, type SeenCall, startPartner } from '#connectors/testing/partner-server.ts'
import { flockAnswer, project44Answer, spotAnswer } from '#features/quotes/testing/partners.ts'

type Booked = { state: string; bookingId?: string; proNumber?: string; pickupNumber?: string; messages?: string[] }

/** Partner behavior for a booking: it answers, or accepts the booking without answering. */
export type Dealing = Behaviour | ((call: SeenCall) => Behaviour | Promise<Behaviour>)

export const mortonAnswer: Behaviour = {
  json: {
    rates: [
      {
        quoteId: 'mx-7',
        carrierQuoteNumber: '0091',
        carrierName: 'Morton Express',
        scac: 'MRTN',
        serviceDays: 3,
        totalRate: 901.1,
        charges: [
          { chargeType: 'FreightRate', description: 'Line haul', total: 800 },
          { chargeType: 'FuelSurcharge', description: 'Fuel', total: 101.1 },
        ],
      },
    ],
  },
}

export const taken = (more: Partial<Booked> = {}): Booked => ({
  state: 'Booked',
  bookingId: 'B-001',
  proNumber: '0771',
  pickupNumber: 'PU-9',
  messages: [],
  ...more,
})

/** A partner that stores bookings by the reference of the attempt and books the same attempt only once. */
async function startOwn(first: Behaviour) {
  let rates = first
  const book = new Map<string, Booked>()
  const cancelled: string[] = []
  let deal: Dealing = { json: taken() }
  const server = await startPartner(async (call) => {
    if (call.path.endsWith('/cancel')) return cancelledBy(call, cancelled)
    if (call.method === 'GET') return { json: { bookings: bookingAt(book, call) } }
    if (!call.path.endsWith('/bookings')) return rates
    const { reference } = call.body as { reference: string }
    const known = book.get(reference)
    return known ? { json: known } : dealWith(call, deal)
  })
  return {
    ...control(server, { book, cancelled }),
    deal: (how: Dealing) => (deal = how),
    quote: (answer: Behaviour) => (rates = answer),
  }
}

const dealWith = (call: SeenCall, deal: Dealing) => (typeof deal === 'function' ? deal(call) : deal)

const bookingAt = (book: Map<string, Booked>, { path }: SeenCall) => {
  const known = book.get(new URL(path, 'http://partner').searchParams.get('reference') ?? '')
  return known ? [known] : []
}

function cancelledBy({ path }: SeenCall, cancelled: string[]): Behaviour {
  cancelled.push(path.split('/').at(-2) ?? '')
  return { text: '', status: 200 }
}

type BookingStore = { book: Map<string, Booked>; cancelled: string[] }

const control = (server: PartnerServer, { book, cancelled }: BookingStore) => ({
  server,
  book,
  cancelled,
  bookings: () => server.calls.filter(isBooking),
  questions: () => server.calls.filter(({ method }) => method === 'GET'),
})

const isBooking = ({ method, path }: SeenCall) => method === 'POST' && /\/(bookings|dispatchedshipments)$/.test(path)

export const dispatched = {
  id: 48_127,
  shipmentIdentifiers: [
    { type: 'PICKUP', value: 'PU-9' },
    { type: 'PRO', value: '0771' },
  ],
  infoMessages: [],
}

async function startProject44() {
  const cancelled: unknown[] = []
  let deal: Dealing = { json: dispatched }
  let rates = project44Answer()
  const server = await startPartner(async (call) => {
    if (call.path.endsWith('/token')) return { json: { access_token: 't1', expires_in: 3_600 } }
    if (call.path.endsWith('/query')) return rates
    if (call.path.endsWith('/cancellations')) {
      cancelled.push(call.body)
      return { json: { infoMessages: [] } }
    }
    return call.method === 'GET' ? { text: '{}', status: 404 } : dealWith(call, deal)
  })
  const bookings = () => server.calls.filter(isBooking)
  return {
    server,
    cancelled,
    bookings,
    deal: (how: Dealing) => (deal = how),
    quote: (answer: Behaviour) => (rates = answer),
  }
}

export type BookingPartners = Awaited<ReturnType<typeof startBookingPartners>>

/** Local servers of all partners that quote and book, with the settings that point to them. */
export async function startBookingPartners() {
  const [project44, flock, morton, spot] = await Promise.all([
    startProject44(),
    startOwn(flockAnswer()),
    startOwn(mortonAnswer),
    startOwn(spotAnswer()),
  ])
  const quotes = [
    [project44, project44Answer()],
    [flock, flockAnswer()],
    [morton, mortonAnswer],
    [spot, spotAnswer()],
  ] as const
  const servers = [project44, flock, morton, spot].map(({ server }) => server)
  return {
    project44,
    flock,
    morton,
    spot,
    /** Clears all recorded calls and lets every partner accept. */
    reset: () => {
      for (const server of servers) server.calls.length = 0
      for (const one of [flock, morton, spot]) {
        one.book.clear()
        one.cancelled.length = 0
        one.deal({ json: taken() })
      }
      for (const [one, answer] of quotes) {
        one.quote(answer)
      }
      project44.cancelled.length = 0
      project44.deal({ json: dispatched })
    },
    settings: {
      P44_URL: project44.server.url,
      P44_CLIENT_ID: 'acme',
      P44_CLIENT_SECRET: 'p44-secret',
      FLOCK_URL: flock.server.url,
      FLOCK_API_KEY: 'flock-key',
      MORTON_URL: morton.server.url,
      MORTON_API_KEY: 'morton-key',
      SPOT_RATE_URL: `${spot.server.url}/price`,
      SPOT_RATE_KEY: 'spot-key',
    },
    close: () => Promise.all(servers.map((server) => server.close())),
  }
}
