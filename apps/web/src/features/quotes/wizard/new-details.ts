import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import { QuoteDraft } from '@lanewise/contract/quote-form'
import { startingModes } from '@lanewise/domain/quotes/mode-cards'

/** Details of a new, empty quote. (QUOTE-34) */
export const newDetails = (configuration: CustomerConfiguration): QuoteDraft =>
  QuoteDraft.parse({ ...startingModes(configuration), lineItems: [] })

/** Part of the draft that can be read back from the address. Fields with an invalid value are left empty. */
export function readable(draft: QuoteDraft): QuoteDraft | null {
  const parsed = QuoteDraft.safeParse(draft)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const validFields = Object.fromEntries(Object.entries(draft).filter(([name]) => !wrong.has(name)))
  return QuoteDraft.safeParse({ ...validFields, lineItems: draft.lineItems }).data ?? null
}

/** Compares two drafts without the request id, which does not affect the rates. */
export const isSameQuestion = (one: QuoteDraft, other: QuoteDraft) =>
  JSON.stringify({ ...one, requestId: null }) === JSON.stringify({ ...other, requestId: null })
