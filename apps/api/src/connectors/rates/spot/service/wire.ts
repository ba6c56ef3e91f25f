import { callPartner } from '#connectors/wire.ts'
import type { toSpotService } from './request.ts'
import { SpotServiceAnswer, serviceName } from './response.ts'

export type SpotServiceSettings = { url: string; key: string | null; timeoutMs: number }

export const spotServiceWire =
  ({ url, key, timeoutMs }: SpotServiceSettings) =>
  (body: ReturnType<typeof toSpotService>, signal: AbortSignal): Promise<SpotServiceAnswer> =>
    callPartner({
      partner: serviceName,
      url,
      method: 'POST',
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body,
      timeoutMs,
      signal,
      answer: SpotServiceAnswer,
      goesBack: true,
    })
