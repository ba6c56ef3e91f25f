import { callPartner } from '#connectors/wire.ts'
import type { toMortonExpress } from './request.ts'
import { MortonAnswer } from './response.ts'

export type MortonSettings = {
  /** Has no trailing slash. */
  url: string
  apiKey: string
  timeoutMs: number
}

export const mortonWire =
  ({ url, apiKey, timeoutMs }: MortonSettings) =>
  (body: ReturnType<typeof toMortonExpress>, signal: AbortSignal): Promise<MortonAnswer> =>
    callPartner({
      partner: 'Morton Express',
      url: `${url}/rates`,
      method: 'POST',
      headers: { 'x-api-key': apiKey },
      body,
      timeoutMs,
      signal,
      answer: MortonAnswer,
      goesBack: true,
    })
