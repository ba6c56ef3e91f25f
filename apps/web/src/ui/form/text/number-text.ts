export const digitsOnly = (text: string): string => text.replace(/\D/g, '')

/** Keeps the digits and the first decimal point. */
export function digitsAndPoint(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

/** The same, with a leading minus if one was typed. */
export const signedNumber = (text: string): string => (text.trim().startsWith('-') ? '-' : '') + digitsAndPoint(text)

type Limits = { sanitize: (text: string) => string; maxLength?: number }

/**
 * Cleans a text right after an insertion that ends at `caret`. The browser's own `maxlength` would truncate a pasted
 * "$1,234" before it is cleaned, so the limit is applied here. Text from before the paste is never dropped.
 */
export function fitInserted(raw: string, caret: number, limits: Limits): { text: string; caret: number } {
  const { sanitize, maxLength = Number.POSITIVE_INFINITY } = limits
  const text = sanitize(raw)
  const tail = sanitize(raw.slice(caret))
  const tailLength = text.endsWith(tail) ? tail.length : 0
  const head = text.slice(0, text.length - tailLength).slice(0, Math.max(0, maxLength - tailLength))
  return { text: head + text.slice(text.length - tailLength), caret: head.length }
}
