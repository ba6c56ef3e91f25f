import { createHmac } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { httpsNeeded } from '@lanewise/domain/tenders/connections'
import { isPrivateHost, leadsInside, publicLookup } from './private-hosts.ts'

export type WebhookSettings = {
  timeoutMs: number
  /** Whether calls may go to private networks and without encryption. */
  toPrivateHosts: boolean
}

export type WebhookCall = {
  url: string
  secret: string
  /** Stays the same when the same message is sent again, so that the receiver can ignore duplicates. */
  deliveryId: string
  body: string
  now: Date
  signal?: AbortSignal
}

/** A webhook call that was not accepted. The message is fit for users and contains no secrets. */
export class WebhookFailure extends Error {
  /** The receiver will never accept this call, so retrying is useless. */
  readonly isForGood: boolean
  /** HTTP status of the receiver. Null when it did not answer. */
  readonly status: number | null

  constructor(message: string, isForGood = false, status: number | null = null) {
    super(message)
    this.name = 'WebhookFailure'
    this.isForGood = isForGood
    this.status = status
  }
}

/** HTTP statuses that mean the call itself is wrong. Any other error may be temporary. */
const refusing = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422])

/** Reason, in a sentence, why an address cannot be a webhook. Null where it can. */
export function webhookObstacle(url: string, { toPrivateHosts }: WebhookSettings): string | null {
  const { protocol, hostname } = new URL(url)
  if (toPrivateHosts) return null
  if (protocol !== 'https:') return httpsNeeded
  return isPrivateHost(hostname) ? leadsInside : null
}

/**
 * Hex HMAC-SHA256 of timestamp, dot and body. A receiver that knows the secret can verify that the call is genuine and
 * recent.
 */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/**
 * Sends a signed call and returns the HTTP status of its acceptance. Redirects are not followed: the body goes only to
 * the configured address.
 */
export async function postWebhook(call: WebhookCall, settings: WebhookSettings): Promise<number> {
  const obstacle = webhookObstacle(call.url, settings)
  if (obstacle) throw new WebhookFailure(obstacle, true)
  const status = await statusOf(call, settings)
  if (status >= 200 && status < 300) return status
  if (status >= 300 && status < 400)
    throw new WebhookFailure(`The webhook answered ${status} with a redirect`, false, status)
  throw new WebhookFailure(`The webhook answered ${status}`, refusing.has(status), status)
}

function statusOf({ url, signal, ...call }: WebhookCall, settings: WebhookSettings): Promise<number> {
  const { timeoutMs, toPrivateHosts } = settings
  const timeout = AbortSignal.timeout(timeoutMs)
  return new Promise((done, failed) => {
    const send = url.startsWith('https:') ? request : plainRequest
    const sent = send(url, {
      method: 'POST',
      headers: headersOf(call),
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      ...(toPrivateHosts ? {} : { lookup: publicLookup }),
    })
    sent.once('response', (response) => {
      done(response.statusCode ?? 0)
      // The response body is not read, however long it is.
      response.destroy()
    })
    sent.once('error', (error) => failed(failureOf(error, timeout.aborted ? timeoutMs : null)))
    sent.end(call.body)
  })
}

function headersOf({ secret, deliveryId, body, now }: Omit<WebhookCall, 'url'>) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Lanewise-Webhook',
    'x-lanewise-delivery': deliveryId,
    'x-lanewise-timestamp': timestamp,
    'x-lanewise-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
  }
}

function failureOf(error: Error, timedOutAfter: number | null): WebhookFailure {
  if (error.message === leadsInside) return new WebhookFailure(leadsInside, true)
  if (timedOutAfter !== null) return new WebhookFailure(`The webhook did not answer within ${timedOutAfter / 1000} s`)
  return new WebhookFailure('The webhook could not be reached')
}
