import type { RateAsk } from '@lanewise/domain/rating/ask'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Behaviour, type PartnerServer, type SeenCall, startPartner } from '#connectors/testing/partner-server.ts'
import { askAll } from '../ask-all.ts'
import type { RateConnector } from '../rate-connector.ts'
import { rateAsk } from './rate-ask.ts'
import { connector } from './rates.ts'

type Suspect = {
  /** The source under test, connected to a failing partner at this address. */
  source: (url: string, timeoutMs: number) => RateConnector
  /** A valid answer without a rate. */
  empty: unknown
  /** An answer in an unknown shape. */
  strange: unknown
  ask?: RateAsk
  /** Calls that succeed even while the partner misbehaves. */
  wellBehaved?: (call: SeenCall) => Behaviour | null
}

const short = 100
const long = 20_000

/** How partners fail, the time-out in each case, and the message for users. */
const faults = ({ empty, strange }: Suspect): [fault: string, Behaviour, timeoutMs: number, message: RegExp][] => [
  ['never answers', 'hangs', short, /did not answer within 0.1 s$/],
  ['drips', 'drips', short, /did not answer within 0.1 s$/],
  ['answers 500', { text: 'trace with a secret', status: 500 }, long, /answered 500$/],
  ['answers 429', { text: '{}', status: 429 }, long, /answered 429$/],
  ['answers no JSON', { text: '<html>busy</html>' }, long, /did not answer in JSON$/],
  ['answers in another shape', { json: strange }, long, /answered in an unexpected format \(at .+\)$/],
  ['answers an empty list', { json: empty }, long, /gave no rates$/],
  ['hangs up', 'hangs up', long, /could not be reached$/],
]

/** Checks that a source that fails in any of these ways is reported and does not affect the rates of another source. */
export function itHoldsUpNobody(suspect: Suspect): void {
  describe('a partner that fails', () => {
    let partner: PartnerServer
    beforeAll(async () => {
      partner = await startPartner('hangs')
    })
    afterAll(() => partner.close())

    it.each(faults(suspect))('and %s is named, and the rates of others come all the same', async (...fault) => {
      const [, behaviour, timeoutMs, message] = fault
      partner.behave((call) => suspect.wellBehaved?.(call) ?? behaviour)
      const bad = suspect.source(partner.url, timeoutMs)
      const answer = await askAll([bad, connector()], suspect.ask ?? rateAsk(), { limitMs: long })
      expect(answer.rates.map(({ rateSource }) => rateSource)).toEqual(['Tariff'])
      expect(answer.failures).toEqual([{ source: bad.source, name: bad.name, message: expect.stringMatching(message) }])
      expect(answer.refusals).toEqual([])
    })
  })
}
