import { type Behaviour, type PartnerServer, type SeenCall, startPartner } from '#connectors/testing/partner-server.ts'

type Answering = Behaviour | ((call: SeenCall) => Behaviour | Promise<Behaviour>)

const isToken = ({ path }: SeenCall) => path === '/api/v4/oauth2/token'

/** A project44 quote of one carrier. Codes and numbers are chosen so that a careless copy would change them. */
export const project44Quote = (changes: Record<string, unknown> = {}) => ({
  id: '5b2d7c90-0000-4000-8000-000000000001',
  capacityProviderAccountGroup: { code: 'ACME', accounts: [{ code: 'SAIA-1' }] },
  carrierCode: 'SAIA',
  contractId: ' C-09 ',
  capacityProviderQuoteNumber: '000123',
  serviceLevel: { code: 'STD', description: 'Standard  Rate' },
  transitDaysRange: { min: 3, max: 4 },
  currencyCode: 'USD',
  rateQuoteDetail: {
    charges: [
      { code: 'ITEM', description: 'Class 70', amount: 430.5 },
      { code: 'FSC', description: 'Fuel surcharge', amount: 70.25 },
    ],
    total: 500.75,
  },
  ...changes,
})

export const project44Answer = (...quotes: object[]): Behaviour => ({
  json: { rateQuotes: quotes.length > 0 ? quotes : [project44Quote()] },
})

export const flockAnswer = (changes: Record<string, unknown> = {}): Behaviour => ({
  json: {
    quotes: [
      {
        quoteId: 'ff-88121',
        quoteNumber: 'FLK-20417',
        carrierName: 'Flock Freight',
        scac: 'FLKF',
        product: 'direct-2',
        productDescription: 'FlockDirect, 2 day pickup',
        minTransitDays: 2,
        maxTransitDays: 4,
        pickupFlexibility: '2 days',
        flexibilityDescription: 'Picked up on the day asked for or the day after',
        liability: 100_000,
        total: 742.18,
        currency: 'USD',
        charges: [
          { type: 'FreightRate', description: 'Shared truckload', amount: 650 },
          { type: 'FuelSurcharge', amount: 92.18 },
        ],
        expiresAt: '2099-11-20T23:00:00Z',
        ...changes,
      },
    ],
  },
})

export const spotAnswer = (changes: Record<string, unknown> = {}): Behaviour => ({
  json: {
    quoteNumber: 'SR-118',
    total: 2150.4,
    currency: 'USD',
    transitDays: 2,
    charges: [
      { type: 'FreightRate', amount: 1700 },
      { type: 'FuelSurcharge', description: 'Fuel', amount: 450.4 },
    ],
    why: ['Chicago has few trucks this week'],
    ...changes,
  },
})

export type Partners = Awaited<ReturnType<typeof startPartners>>

/**
 * Local servers that behave like project44, Flock Freight and a spot rate service, with the settings that point to
 * them.
 */
export async function startPartners() {
  const [project44, flock, spot] = await Promise.all([
    startPartner('hangs'),
    startPartner('hangs'),
    startPartner('hangs'),
  ])
  const behave = (partner: PartnerServer) => (answering: Answering) =>
    partner.behave((call) => {
      if (isToken(call)) return { json: { access_token: 't1', token_type: 'Bearer', expires_in: 3_600 } }
      return typeof answering === 'function' ? answering(call) : answering
    })
  const partners = { project44: behave(project44), flock: behave(flock), spot: behave(spot) }
  const reset = () => {
    for (const server of [project44, flock, spot]) server.calls.length = 0
    partners.project44(project44Answer())
    partners.flock(flockAnswer())
    partners.spot(spotAnswer())
  }
  reset()
  return {
    ...partners,
    reset,
    /** Requests that each partner received, without sign-ins. */
    asked: {
      project44: () => project44.calls.filter((call) => !isToken(call)),
      flock: () => flock.calls,
      spot: () => spot.calls,
    },
    settings: {
      P44_URL: project44.url,
      P44_CLIENT_ID: 'acme',
      P44_CLIENT_SECRET: 'p44-secret',
      FLOCK_URL: flock.url,
      FLOCK_API_KEY: 'flock-key',
      SPOT_RATE_URL: `${spot.url}/price`,
      SPOT_RATE_KEY: 'spot-key',
    },
    close: () => Promise.all([project44.close(), flock.close(), spot.close()]),
  }
}
