import { accessorials } from '@lanewise/domain/rating/accessorials'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import { isTestAddress, type RateConnector, rateConnector } from '../rate-connector.ts'
import { toMortonExpress } from './request.ts'
import { fromMortonExpress } from './response.ts'
import { type MortonSettings, mortonWire } from './wire.ts'

export function mortonExpress(settings: MortonSettings): RateConnector {
  const wire = mortonWire(settings)
  return rateConnector(
    {
      source: 'MortonExpress',
      name: rateSources.MortonExpress,
      modes: ['LTL', 'VLTL'],
      supportedAccessorials: new Set(accessorials),
      takesNotes: false,
      needsQuoteNumberAtBooking: true,
      needsDimensions: true,
      needsPostalCodes: true,
      supportsHazmat: true,
      supportsCancel: true,
      tracking: ['pull'],
      timeoutMs: settings.timeoutMs,
      isTest: isTestAddress(settings.url),
    },
    { answer: async (ask, signal) => fromMortonExpress(await wire(toMortonExpress(ask), signal), ask) },
  )
}
