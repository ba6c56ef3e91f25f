import type { SearchText } from './search-text.ts'

/** A field that a record is searched by. */
export type SearchedField = { label: string; text: string }

/** Maximum number of fields that explain one result. */
const mostFields = 2

/** The text as the search index compares it: lower case, without accents, apostrophes and punctuation. */
export const foldSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u2019']/g, '')
    .toLowerCase()
    .replace(/[\s!-/:-@[-`{-~]+/g, ' ')
    .trim()

/**
 * Fields that explain why a record was found: they hold searched words that the texts already shown do not. The field
 * with the most of these words comes first.
 */
export function matchedFields(
  { mode, parts }: SearchText,
  shown: readonly string[],
  fields: readonly SearchedField[],
): SearchedField[] {
  const isShown = (part: string) => shown.some((text) => holds(text, part))
  if (mode === 'numbers') {
    if (parts.some(isShown)) return []
    return fields.filter(({ text }) => parts.some((part) => holds(text, part))).slice(0, 1)
  }
  const matched: SearchedField[] = []
  let missing = parts.filter((part) => !isShown(part))
  while (missing.length > 0 && matched.length < mostFields) {
    const best = fieldWithMost(fields, missing)
    if (!best) break
    matched.push(best)
    missing = missing.filter((part) => !holds(best.text, part))
  }
  return matched
}

function fieldWithMost(fields: readonly SearchedField[], parts: readonly string[]): SearchedField | null {
  const count = ({ text }: SearchedField) => parts.filter((part) => holds(text, part)).length
  const best = fields.toSorted((a, b) => count(b) - count(a))[0]
  return best && count(best) > 0 ? best : null
}

/** PO-1044, po 1044 and PO1044 are the same number. */
function holds(text: string, part: string): boolean {
  const [folded, wanted] = [foldSearchText(text), foldSearchText(part)]
  if (wanted === '') return false
  return folded.includes(wanted) || folded.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
}
