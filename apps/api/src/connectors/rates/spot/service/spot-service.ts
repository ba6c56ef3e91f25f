import { isTestAddress } from '#connectors/rates/rate-connector.ts'
import type { SpotConnector } from '../spot-connector.ts'
import { toSpotService } from './request.ts'
import { fromSpotService, serviceName } from './response.ts'
import { type SpotServiceSettings, spotServiceWire } from './wire.ts'

export function spotService(settings: SpotServiceSettings): SpotConnector {
  const wire = spotServiceWire(settings)
  return {
    name: serviceName,
    timeoutMs: settings.timeoutMs,
    isTest: isTestAddress(settings.url),
    ask: async (ask, signal) => fromSpotService(await wire(toSpotService(ask), signal), ask),
  }
}
