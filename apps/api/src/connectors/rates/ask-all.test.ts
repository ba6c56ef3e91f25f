import { cents } from '@lanewise/domain/shared/units'
import { describe, expect, it } from 'vitest'
import { PartnerFailure } from '../wire.ts'
import { askAll } from './ask-all.ts'
import { rateAsk } from './testing/rate-ask.ts'
import { connector, rate } from './testing/rates.ts'

const never = () => new Promise<never>(() => {})
const options = { limitMs: 5_000 }
const good = connector()

describe('askAll', () => {
  it('asks all at once and puts the cheapest first, equal ones in the order of the sources', async () => {
    const started: string[] = []
    const both = Promise.withResolvers<void>()
    const source = (name: string, dollars: number[]) =>
      connector({
        name,
        ask: async () => {
          started.push(name)
          if (started.length === 2) both.resolve()
          await both.promise
          return {
            rates: dollars.map((amount, at) => rate({ id: `${name}-${at}`, totalCost: cents(amount * 100) })),
            refusals: [],
          }
        },
      })
    const { rates } = await askAll([source('A', [300, 100]), source('B', [200, 100])], rateAsk(), options)
    expect(rates.map(({ id }) => id)).toEqual(['A-1', 'B-1', 'B-0', 'A-0'])
  })

  it.each([
    [
      'fails as partners fail',
      () => Promise.reject(new PartnerFailure('Slow Co', 'refused', 'answered 500', { status: 500 })),
    ],
    ['throws at once', () => raise(new TypeError('password=hunter2'))],
    ['fails without an error', () => Promise.reject(undefined)],
    ['never answers', never],
    ['answers something else', async () => null as never],
  ])('keeps the rates of the others when a source %s', async (_how, ask) => {
    const bad = connector({ source: 'FlockFreight', name: 'Slow Co', timeoutMs: 30, ask })
    const answer = await askAll([bad, good], rateAsk(), options)
    expect(answer.rates.map(({ carrierName }) => carrierName)).toEqual(['Blue Ridge Freight'])
    expect(answer.failures).toEqual([{ source: 'FlockFreight', name: 'Slow Co', message: expect.any(String) }])
    expect(answer.failures[0]?.message).toMatch(
      /^Slow Co (answered 500|did not answer within 0.03 s|failed unexpectedly)$/,
    )
  })

  it('tells the log, not the user, what went wrong in the product itself', async () => {
    const reported: unknown[] = []
    const fault = new TypeError('cannot read')
    const bad = connector({ ask: () => raise(fault) })
    const report = (source: string, error: unknown) => reported.push(source, error)
    const { failures } = await askAll([bad], rateAsk(), { ...options, report })
    expect(reported).toEqual(['Tariff', fault])
    expect(failures[0]?.message).toBe('Own tariffs failed unexpectedly')
  })

  it('waits for nobody longer than the limit of all, and ends the calls it waits for no more', async () => {
    let receivedSignal: AbortSignal | undefined
    const patient = connector({
      name: 'Patient Co',
      timeoutMs: 60_000,
      ask: (_ask, signal) => {
        receivedSignal = signal
        return never()
      },
    })
    const answer = await askAll([patient, good], rateAsk(), { limitMs: 30 })
    expect(answer.rates).toHaveLength(1)
    expect(answer.failures[0]?.message).toBe('Patient Co did not answer within 0.03 s')
    expect(receivedSignal?.aborted).toBe(true)
  })

  it('gives each rate an id of its own', async () => {
    const twice = connector({ ask: async () => ({ rates: [rate(), rate()], refusals: [] }) })
    const { rates } = await askAll([twice, good], rateAsk(), options)
    expect(rates.map(({ id }) => id)).toEqual(['Tariff:BLUE', 'Tariff:BLUE-2', 'Tariff:BLUE-3'])
  })

  it('names a source that gives neither a rate nor a reason', async () => {
    const silent = connector({ name: 'Silent Co', ask: async () => ({ rates: [], refusals: [] }) })
    expect((await askAll([silent], rateAsk(), options)).failures[0]?.message).toBe('Silent Co gave no rates')
  })

  it('names the source of every refusal', async () => {
    const refusals = [{ carrierName: 'SAIA', reason: 'does not serve 60606' }]
    const answer = await askAll([connector({ ask: async () => ({ rates: [], refusals }) })], rateAsk(), options)
    expect(answer).toEqual({
      rates: [],
      refusals: [{ source: 'Tariff', name: 'Own tariffs', ...refusals[0] }],
      failures: [],
    })
  })

  it('asks only those that quote the mode, and all when none does', async () => {
    const calledSources: string[] = []
    const ask = (name: string) => async () => {
      calledSources.push(name)
      return { rates: [], refusals: [] }
    }
    const ltl = connector({ name: 'L', modes: ['LTL'], ask: ask('L') })
    const volume = connector({ name: 'V', modes: ['VLTL'], ask: ask('V') })
    await askAll([ltl, volume], rateAsk({ shippingMode: 'VLTL' }), options)
    expect(calledSources).toEqual(['V'])
    const { failures } = await askAll([ltl], rateAsk({ shippingMode: 'VLTL' }), options)
    expect(failures).toHaveLength(1)
  })

  it('ends when whoever asked has gone', async () => {
    const asker = new AbortController()
    const answer = askAll([connector({ ask: never })], rateAsk(), { ...options, signal: asker.signal })
    asker.abort()
    expect((await answer).failures[0]?.message).toBe('Own tariffs did not answer before the request ended')
  })
})

function raise(error: Error): never {
  throw error
}
