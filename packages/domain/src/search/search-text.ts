/** Parsed search text: records must match all words, or any of several numbers. */
export type SearchText = { mode: 'words' | 'numbers'; parts: string[] }

/** Maximum length of a search text in characters, with room for a pasted column of numbers. */
export const longestSearch = 2000

/** Maximum number of words and of pasted numbers per search. */
const mostParts = { words: 12, numbers: 50 }

/**
 * Splits at whitespace, line breaks, commas and semicolons. Several parts that all contain a digit are a list of
 * numbers.
 */
export function readSearch(text: string): SearchText {
  const parts = distinct(text.split(separators).filter((part) => /[\p{L}\p{N}]/u.test(part)))
  const mode = parts.length > 1 && parts.every((part) => /\p{Nd}/u.test(part)) ? 'numbers' : 'words'
  return { mode, parts: parts.slice(0, mostParts[mode]) }
}

/** Joins several lines for the single-line search box and keeps the separators. */
export function joinLines(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
}

// Control characters are separators too, because text pasted from other programs contains them.
const separators = /[\s,;\p{Cc}]+/u

function distinct(parts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const part of parts) {
    const key = part.toLowerCase()
    if (!seen.has(key)) seen.set(key, part)
  }
  return [...seen.values()]
}
