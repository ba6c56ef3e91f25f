import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { CallError } from './call-error.ts'

export type Caller = {
  baseUrl: string
  /** Headers computed for each call, such as the bearer token or API key. */
  headers?: () => Promise<Record<string, string>> | Record<string, string>
  fetch?: typeof fetch
}
export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string }

/** Makes any declared call. Throws CallError for every status of 400 or above. (AUTH-27, AUTH-28) */
export async function call<O extends Operation>(
  caller: Caller,
  operation: O,
  input: CallInput<O>,
  options: CallOptions = {},
): Promise<Answer<O>> {
  const parts = input as Parts
  const body = bodyOf(operation, parts)
  const answer = await (caller.fetch ?? fetch)(addressOf(caller.baseUrl, operation, parts), {
    method: operation.method,
    headers: {
      accept: operation.answerType ?? 'application/json',
      ...(body !== undefined && { 'content-type': operation.bodyType ?? 'application/json' }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      ...(await caller.headers?.()),
    },
    ...(body !== undefined && { body }),
    ...(options.signal && { signal: options.signal }),
  })
  if (answer.ok && operation.answerType) return (await readFile(answer)) as Answer<O>
  const content = await readContent(answer)
  if (answer.status >= 400) throw new CallError(answer.status, content)
  return content as Answer<O>
}

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  bytes?: Blob | Uint8Array<ArrayBuffer>
}

/** Files are sent as raw bytes, everything else as JSON. */
const bodyOf = ({ bodyType }: Operation, { body, bytes }: Parts) => {
  if (bodyType) return bytes
  return body === undefined ? undefined : JSON.stringify(body)
}

/** The URL of a call. Parameters are escaped and empty query values are left out. */
export function addressOf(
  baseUrl: string,
  operation: Operation,
  { params = {}, query = {} }: { params?: Record<string, unknown>; query?: Record<string, unknown> },
) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const tail = search.size > 0 ? `?${search}` : ''
  return `${baseUrl}/api/v1${path}${tail}`
}

async function readContent(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Every character of a file is preserved, including its byte order mark. */
async function readFile(answer: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
}
