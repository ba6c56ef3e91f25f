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
