import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import { QuoteDraft } from '@lanewise/contract/quote-form'
import { startingModes } from '@lanewise/domain/quotes/mode-cards'

/** QUOTE-34: a form that nobody has filled in yet. */
export const newDetails = (configuration: CustomerConfiguration): QuoteDraft =>
  QuoteDraft.parse({ ...startingModes(configuration), lineItems: [] })

/** What can be read back from the address; a field whose text is no value yet stays empty there. */
export function readable(draft: QuoteDraft): QuoteDraft | null {
  const parsed = QuoteDraft.safeParse(draft)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => !wrong.has(name)))
  return QuoteDraft.safeParse({ ...kept, lineItems: draft.lineItems }).data ?? null
}

/** Who asked for the rates is no part of what is asked for. */
export const isSameQuestion = (one: QuoteDraft, other: QuoteDraft) =>
  JSON.stringify({ ...one, requestId: null }) === JSON.stringify({ ...other, requestId: null })

/** A random UUID; `randomUUID` is missing where the portal is opened without TLS under a name of the own network. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
