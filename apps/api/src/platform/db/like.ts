/** The pattern of a search column, which is kept in small letters, for rows that hold a text anywhere. */
export const containing = (text: string) => `%${literal(text.toLowerCase())}%`

/** The pattern for texts that begin with this one, as it is written. */
export const beginningWith = (text: string) => `${literal(text)}%`

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The words of a search text as patterns without accents; a row matches when its text, kept the same way, contains each. */
export const wordPatterns = (term: string): string[] =>
  [...new Set(withoutAccents(term).split(/\s+/).filter(Boolean).map(containing))].slice(0, mostWords)

const mostWords = 10

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
