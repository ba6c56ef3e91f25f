const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/**
 * Normalizes a place name for comparison: no accents, case or punctuation, and abbreviations written out, so that "St.
 * John's", "Saint Johns" and "SAINT-JOHN’S" are equal. The data files are sorted by it.
 */
export function fold(name: string): string {
  return tokens(name).map(writtenOut).join(' ')
}

/**
 * Possible folded beginnings for a partly typed name. A last "st" without a period may still become "Stockton", so it
 * is read both ways.
 */
export function foldedPrefixes(typed: string): string[] {
  const parts = tokens(typed)
  const last = parts.at(-1)
  if (last === undefined) return []
  const before = parts.slice(0, -1).map(writtenOut)
  const asTyped = [...before, last].join(' ')
  if (writtenOut(last) === last) return [asTyped]
  const long = [...before, writtenOut(last)].join(' ')
  return /[.\s]$/.test(typed) ? [long] : [asTyped, long]
}

const writtenOut = (word: string): string => (Object.hasOwn(abbreviations, word) ? abbreviations[word] : word) ?? word

function tokens(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/[\p{M}.'’`]/gu, '')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
