import type { z } from 'zod'
import { parseExactly } from './exact-json.ts'

export type FailureKind = 'time-out' | 'unreachable' | 'refused' | 'unreadable'

/** A partner that did not answer as agreed. The message is fit for users and contains no secrets. */
export class PartnerFailure extends Error {
  readonly partner: string
  readonly kind: FailureKind
  /** The HTTP status of a refusal. */
  readonly status: number | null
  /** The partner's own error code, for partners that send one. */
  readonly code: string | null
  /** The partner's own messages about its refusal, in sentences for users. */
  readonly messages: readonly string[]

  constructor(partner: string, kind: FailureKind, detail: string, refusal: Refusal = {}) {
    super(`${partner} ${detail}`)
    this.name = 'PartnerFailure'
    this.partner = partner
    this.kind = kind
    this.status = refusal.status ?? null
    this.code = refusal.code ?? null
    this.messages = refusal.messages ?? []
  }
}

type Refusal = { status?: number | null; code?: string; messages?: readonly string[] }

export const tooLate = (partner: string, timeoutMs: number): PartnerFailure =>
  new PartnerFailure(partner, 'time-out', `did not answer within ${timeoutMs / 1000} s`)

export const nobodyWaits = (partner: string): PartnerFailure =>
  new PartnerFailure(partner, 'time-out', 'did not answer before the request ended')

export type PartnerCall<T> = {
  partner: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. A text is sent unchanged. */
  body?: unknown
  /**
   * For the whole call, up to the last byte of the answer, so that a slow stream of bytes does not block the caller.
   */
  timeoutMs: number
  /** Ends the call early, for example because the user has closed the page. */
  signal?: AbortSignal
  answer: z.ZodType<T>
  /**
   * Whether parts of the answer are sent back to the partner, so that their numbers keep the original digits. (TRADE-5)
   */
  goesBack?: boolean
  /** Reads the partner's error code from the body of a refusal. It must not let any other text through. */
  refusalCode?: z.ZodType<string>
  /** Reads the partner's messages from the body of a refusal, where they are meant for the user. */
  refusalMessages?: z.ZodType<readonly string[]>
  /** Whether an empty body is a valid answer. It is read as null. */
  canBeEmpty?: boolean
}

/** More than any partner's answer needs. */
const mostBytes = 8 * 1024 * 1024

/** Calls a partner over HTTP and returns its parsed answer. Anything else throws a PartnerFailure. */
export async function callPartner<T>(call: PartnerCall<T>): Promise<T> {
  const text = await textOf(call).catch((error: unknown) => {
    throw error instanceof PartnerFailure ? error : failureOf(call, error)
  })
  const parsed = call.answer.safeParse(call.canBeEmpty && text === '' ? null : jsonIn(text, call))
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') || 'the top level'
  throw new PartnerFailure(call.partner, 'unreadable', `answered in an unexpected format (at ${where})`)
}

async function textOf(call: PartnerCall<unknown>): Promise<string> {
  const { url, method = 'GET', body, partner } = call
  const timeout = AbortSignal.timeout(call.timeoutMs)
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...contentType(body), ...call.headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'error',
    signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
  })
  const text = await bounded(response, partner)
  if (!response.ok) throw refusalOf(call, response.status, text)
  return text
}

function refusalOf(call: PartnerCall<unknown>, status: number, text: string): PartnerFailure {
  const body = parsed(text)
  const code = call.refusalCode?.safeParse(body).data
  const messages = call.refusalMessages?.safeParse(body).data
  const detail = `answered ${status}${code ? ` (${code})` : ''}`
  return new PartnerFailure(call.partner, 'refused', detail, { status, code, messages })
}

const contentType = (body: unknown) =>
  body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }

async function bounded(response: Response, partner: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new PartnerFailure(partner, 'unreadable', 'sent an answer larger than 8 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonIn(text: string, { partner, goesBack }: PartnerCall<unknown>): unknown {
  const json = parsed(text, goesBack ? parseExactly : JSON.parse)
  if (json === undefined) throw new PartnerFailure(partner, 'unreadable', 'did not answer in JSON')
  return json
}

/** Undefined for invalid JSON, because no JSON text parses to undefined. */
function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function failureOf({ partner, timeoutMs, signal }: PartnerCall<unknown>, error: unknown): PartnerFailure {
  if (signal?.aborted) return nobodyWaits(partner)
  if (error instanceof Error && error.name === 'TimeoutError') return tooLate(partner, timeoutMs)
  return new PartnerFailure(partner, 'unreachable', 'could not be reached')
}
