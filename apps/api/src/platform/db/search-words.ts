/** A LIKE pattern for texts that contain this one; its own signs of a pattern stand for themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The words of a search text as LIKE patterns, in lower case and without accents; a row matches when it contains each. */
export const wordPatterns = (term: string): string[] =>
  [...new Set(folded(term).split(' ').filter(Boolean))].slice(0, mostWords).map(containing)

const mostWords = 10

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
