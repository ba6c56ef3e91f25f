import { accessorials } from '@lanewise/domain/rating/accessorials'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import { isTestAddress, type RateConnector, type RateConnectorFacts, rateConnector } from '../rate-connector.ts'
import { accessorialCode } from './codes.ts'
import type { Project44Settings } from './connection.ts'
import { toProject44, untellable } from './request.ts'
import { fromProject44 } from './response.ts'
import { type Project44Wire, project44Wire } from './wire.ts'

type Settings = Project44Settings & { accountGroup: string | null }

/** LTL and volume rates of the carriers that a company has accounts with at project44. */
export function project44(settings: Settings): RateConnector[] {
  const wire = project44Wire(settings)
  const facts = {
    supportedAccessorials: new Set(accessorials.filter((one) => accessorialCode(one) !== null)),
    takesNotes: true,
    needsDimensions: true,
    needsPostalCodes: true,
    supportsHazmat: true,
    supportsCancel: true,
    tracking: ['pull', 'push'],
    timeoutMs: settings.timeoutMs,
    isTest: isTestAddress(settings.url),
  } as const
  return [
    connector({ ...facts, ...ofMode('Project44Ltl', 'LTL'), needsQuoteNumberAtBooking: false }, { wire, settings }),
    connector({ ...facts, ...ofMode('Project44Vltl', 'VLTL'), needsQuoteNumberAtBooking: true }, { wire, settings }),
  ]
}

const ofMode = <Source extends keyof typeof rateSources>(source: Source, mode: 'LTL' | 'VLTL') => ({
  source,
  name: rateSources[source],
  modes: [mode],
})

type Reached = { wire: Project44Wire; settings: Settings }

function connector(facts: RateConnectorFacts, { wire, settings }: Reached): RateConnector {
  return rateConnector(facts, {
    cannot: untellable,
    answer: async (ask, signal) => {
      const path = ask.shippingMode === 'VLTL' ? '/api/v4/vltl/quotes/rates/query' : '/api/v4/ltl/quotes/rates/query'
      const answer = await wire({ path, body: toProject44(ask, settings), signal })
      return fromProject44(answer, { source: facts.source, ask })
    },
  })
}
