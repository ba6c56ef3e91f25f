/** One thing in the spellings its files need. */
export type Spellings = {
  /** `rate-requests`: folders, files, addresses. */
  kebab: string
  /** `rate_requests`: tables. */
  snake: string
  /** `rateRequests`: exports. */
  camel: string
  /** `RateRequests`: operations and components. */
  pascal: string
  /** `rate requests`: what people read inside a sentence. */
  words: string
  /** `Rate Requests`: what people read as a title. */
  Words: string
}

export type FeatureNames = Spellings & { one: Spellings }

/** A feature by its plural, and one of its records. */
export const featureNames = (plural: string, singular = singularOf(plural)): FeatureNames => ({
  ...spellingsOf(plural),
  one: spellingsOf(singular),
})

function spellingsOf(kebab: string): Spellings {
  const parts = kebab.split('-')
  const pascal = parts.map(capital).join('')
  return {
    kebab,
    snake: parts.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: parts.join(' '),
    Words: parts.map(capital).join(' '),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What English does to most words; the others are given. */
function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  return plural.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '')
}
