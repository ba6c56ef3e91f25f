import { accessorials } from '@lanewise/domain/rating/accessorials'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import { isTestAddress, type RateConnector, rateConnector } from '../rate-connector.ts'
import { toFlockFreight } from './request.ts'
import { fromFlockFreight } from './response.ts'
import { type FlockSettings, flockWire } from './wire.ts'

/** Shared truckload rates of Flock Freight. */
export function flockFreight(settings: FlockSettings): RateConnector {
  const wire = flockWire(settings)
  return rateConnector(
    {
      source: 'FlockFreight',
      name: rateSources.FlockFreight,
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
    { answer: async (ask, signal) => fromFlockFreight(await wire(toFlockFreight(ask), signal), ask) },
  )
}
