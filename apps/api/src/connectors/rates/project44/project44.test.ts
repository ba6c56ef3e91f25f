import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Behaviour, type PartnerServer, type SeenCall, startPartner } from '#connectors/testing/partner-server.ts'
import { askAll } from '../ask-all.ts'
import { itHoldsUpNobody } from '../testing/faults.ts'
import { fixture } from '../testing/fixture.ts'
import { product, rateAsk } from '../testing/rate-ask.ts'
import { connector } from '../testing/rates.ts'
import { project44 } from './project44.ts'

const tokenPath = '/api/v4/oauth2/token'
const settings = { clientId: 'acme', clientSecret: 'p44-secret', accountGroup: 'ACME', timeoutMs: 20_000 }
const answer = fixture(import.meta.dirname, 'peaches-and-paint.answer')
const isToken = ({ path }: SeenCall) => path === tokenPath

let partner: PartnerServer
beforeAll(async () => {
  partner = await startPartner('hangs')
})
afterAll(() => partner.close())
beforeEach(() => {
  partner.calls.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

/** A project44 server that issues tokens t1, t2, … and answers queries as configured. */
function answering(query: (call: SeenCall) => Behaviour = () => ({ json: answer }), expiresIn = 3_600) {
  let count = 0
  partner.behave((call) =>
    isToken(call)
      ? { json: { access_token: `t${++count}`, token_type: 'Bearer', expires_in: expiresIn } }
      : query(call),
  )
  const [ltl, volume] = project44({ ...settings, url: partner.url })
  if (!ltl || !volume) throw new Error('project44 has two connectors')
  return { ltl, volume }
}
const signal = () => AbortSignal.timeout(20_000)
const paths = () => partner.calls.map(({ path }) => path)
const tokens = () => partner.calls.filter(isToken)
const used = () => partner.calls.filter((call) => !isToken(call)).map(({ headers }) => headers.authorization)

describe('project44', () => {
  it('signs in with the client credentials and asks LTL and volume on their own paths', async () => {
    const { ltl, volume } = answering()
    expect((await ltl.ask(rateAsk(), signal())).rates).toHaveLength(3)
    await volume.ask(rateAsk({ shippingMode: 'VLTL' }), signal())
    expect(paths()).toEqual([tokenPath, '/api/v4/ltl/quotes/rates/query', '/api/v4/vltl/quotes/rates/query'])
    expect(partner.calls[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials&client_id=acme&client_secret=p44-secret',
    })
    expect(partner.calls[1]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer t1', 'content-type': 'application/json' },
      body: { capacityProviderAccountGroup: { code: 'ACME' } },
    })
  })

  it('asks for one token however many ask at once', async () => {
    const { ltl, volume } = answering()
    await Promise.all([
      ltl.ask(rateAsk(), signal()),
      ltl.ask(rateAsk(), signal()),
      volume.ask(rateAsk({ shippingMode: 'VLTL' }), signal()),
    ])
    expect(tokens()).toHaveLength(1)
    expect(used()).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1'])
  })

  it('keeps the sign-in for the others when one who asked has gone meanwhile', async () => {
    const { ltl } = answering()
    const gone = new AbortController()
    const abandoned = ltl.ask(rateAsk(), gone.signal).catch((error: unknown) => (error as Error).message)
    const stays = ltl.ask(rateAsk(), signal())
    gone.abort()
    expect(await abandoned).toBe('project44 did not answer before the request ended')
    expect((await stays).rates).toHaveLength(3)
    expect(tokens()).toHaveLength(1)
  })

  it('renews a token shortly before its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { ltl } = answering()
    await ltl.ask(rateAsk(), signal())
    vi.setSystemTime(Date.now() + 3_500_000)
    await ltl.ask(rateAsk(), signal())
    expect(used()).toEqual(['Bearer t1', 'Bearer t1'])
    vi.setSystemTime(Date.now() + 50_000)
    await ltl.ask(rateAsk(), signal())
    expect(used()).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t2'])
  })

  it('takes a new token once when the old one is refused', async () => {
    const { ltl } = answering(({ headers }) =>
      headers.authorization === 'Bearer t1' ? { text: '', status: 401 } : { json: answer },
    )
    expect((await ltl.ask(rateAsk(), signal())).rates).toHaveLength(3)
    expect(used()).toEqual(['Bearer t1', 'Bearer t2'])
  })

  it('gives up when the new token is refused too', async () => {
    const { ltl } = answering(() => ({ text: '', status: 401 }))
    const { failures } = await askAll([ltl], rateAsk(), { limitMs: 20_000 })
    expect(failures[0]?.message).toBe('project44 answered 401')
    expect(tokens()).toHaveLength(2)
  })

  it('says that the credentials are wrong without saying them, and tries again next time', async () => {
    partner.behave({ json: { error: 'invalid_client', secret: 'p44-secret' }, status: 401 })
    const [ltl] = project44({ ...settings, url: partner.url })
    if (!ltl) throw new Error('no LTL connector')
    const { failures } = await askAll([ltl], rateAsk(), { limitMs: 20_000 })
    expect(failures[0]?.message).toBe('project44 did not accept the credentials')
    partner.behave((call) => (isToken(call) ? { json: { access_token: 't9' } } : { json: answer }))
    expect((await ltl.ask(rateAsk(), signal())).rates).toHaveLength(3)
  })

  it('refuses by name and without a call what it cannot be told', async () => {
    const { ltl } = answering()
    const gallon = product({ packagingType: 'Gallon', count: 1, palletCount: 1 })
    expect((await ltl.ask(rateAsk({ products: [gallon] }), signal())).refusals).toEqual([
      { carrierName: 'project44 LTL', reason: 'has no package type Gallon' },
    ])
    expect(partner.calls).toEqual([])
  })

  it('says of itself what a booking needs', () => {
    const { ltl, volume } = answering()
    expect([ltl.source, ltl.modes, ltl.needsQuoteNumberAtBooking]).toEqual(['Project44Ltl', ['LTL'], false])
    expect([volume.source, volume.modes, volume.needsQuoteNumberAtBooking]).toEqual(['Project44Vltl', ['VLTL'], true])
    expect(ltl.supportedAccessorials.has('LiftgatePickup')).toBe(true)
    expect(ltl.supportedAccessorials.has('InBond')).toBe(false)
  })

  it.each(['hangs', 'drips', 'hangs up'] as const)('takes nothing from others when its sign-in %s', async (fault) => {
    partner.behave(fault)
    const [ltl] = project44({ ...settings, url: partner.url, timeoutMs: 100 })
    const { rates, failures } = await askAll(ltl ? [ltl, connector()] : [], rateAsk(), { limitMs: 20_000 })
    expect(rates).toHaveLength(1)
    expect(failures).toMatchObject([{ source: 'Project44Ltl', message: expect.stringMatching(/^project44/) }])
  })
})

describe.each(['LTL', 'VLTL'] as const)('project44 %s', (shippingMode) => {
  itHoldsUpNobody({
    source: (url, timeoutMs) => {
      const matchingConnector = project44({ ...settings, url, timeoutMs }).find(({ modes }) =>
        modes.includes(shippingMode),
      )
      if (!matchingConnector) throw new Error(`no connector for ${shippingMode}`)
      return matchingConnector
    },
    empty: { rateQuotes: [] },
    strange: { rateQuotes: 'none today' },
    ask: rateAsk({ shippingMode }),
    wellBehaved: (call) => (isToken(call) ? { json: { access_token: 't1', expires_in: 3_600 } } : null),
  })
})
