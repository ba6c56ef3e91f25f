/** What a search text asks for: records that hold all words, or each of several numbers. */
export type SearchText = { mode: 'words' | 'numbers'; parts: string[] }

/** The longest text, in characters: room for a pasted column of numbers. */
export const longestSearch = 2000

/** How many words and how many pasted numbers one search looks at. */
const mostParts = { words: 12, numbers: 50 }

/** Splits at blanks, lines, commas and semicolons; where every one of several parts holds a digit they are a list of numbers. */
export function readSearch(text: string): SearchText {
  const parts = distinct(text.split(separators).filter((part) => /[\p{L}\p{N}]/u.test(part)))
  const mode = parts.length > 1 && parts.every((part) => /\p{Nd}/u.test(part)) ? 'numbers' : 'words'
  return { mode, parts: parts.slice(0, mostParts[mode]) }
}

/** Several lines as the one line of a search box, the separators kept. */
export function joinLines(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
}

// Control characters come with what is pasted from other programs.
const separators = /[\s,;\p{Cc}]+/u

function distinct(parts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const part of parts) {
    const key = part.toLowerCase()
    if (!seen.has(key)) seen.set(key, part)
  }
  return [...seen.values()]
}
