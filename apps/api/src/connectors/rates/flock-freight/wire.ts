import { callPartner } from '#connectors/wire.ts'
import type { toFlockFreight } from './request.ts'
import { FlockAnswer } from './response.ts'

export type FlockSettings = {
  /** Has no trailing slash. */
  url: string
  apiKey: string
  timeoutMs: number
}

export const flockWire =
  ({ url, apiKey, timeoutMs }: FlockSettings) =>
  (body: ReturnType<typeof toFlockFreight>, signal: AbortSignal): Promise<FlockAnswer> =>
    callPartner({
      partner: 'Flock Freight',
      url: `${url}/v1/quotes`,
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}` },
      body,
      timeoutMs,
      signal,
      answer: FlockAnswer,
      goesBack: true,
    })
