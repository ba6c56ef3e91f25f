import { createHmac } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { httpsNeeded } from '@lanewise/domain/tenders/connections'
import { isPrivateHost, leadsInside, publicLookup } from './private-hosts.ts'

export type WebhookSettings = {
  timeoutMs: number
  /** Whether calls may go into the own network, and without encryption. */
  toPrivateHosts: boolean
}

export type WebhookCall = {
  url: string
  secret: string
  /** The same for the same message however often it is sent, so that the receiver takes it once. */
  deliveryId: string
  body: string
  now: Date
  signal?: AbortSignal
}

/** A call that was not taken; the message is fit for a person and holds no secret. */
export class WebhookFailure extends Error {
  /** The receiver will not take it however often it is sent. */
  readonly isForGood: boolean
  /** What it answered; null where it did not. */
  readonly status: number | null

  constructor(message: string, isForGood = false, status: number | null = null) {
    super(message)
    this.name = 'WebhookFailure'
    this.isForGood = isForGood
    this.status = status
  }
}

/** With these the receiver says that the call itself is wrong; anything else may pass. */
const refusing = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422])

/** Why an address cannot be a webhook, in a sentence; null where it can. */
export function webhookObstacle(url: string, { toPrivateHosts }: WebhookSettings): string | null {
  const { protocol, hostname } = new URL(url)
  if (toPrivateHosts) return null
  if (protocol !== 'https:') return httpsNeeded
  return isPrivateHost(hostname) ? leadsInside : null
}

/** Hex HMAC-SHA256 of the moment, a point and the body: whoever knows the secret knows that the call is ours and fresh. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** Sends a signed call and answers the status with which it was taken. A redirect is not followed: the body goes where the connection says, or nowhere. */
export async function postWebhook(call: WebhookCall, settings: WebhookSettings): Promise<number> {
  const obstacle = webhookObstacle(call.url, settings)
  if (obstacle) throw new WebhookFailure(obstacle, true)
  const status = await statusOf(call, settings)
  if (status >= 200 && status < 300) return status
  if (status >= 300 && status < 400)
    throw new WebhookFailure(`The webhook answered ${status} and leads elsewhere`, false, status)
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
      // Nobody reads what else the receiver says, however long it is.
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
