/** The spellings of a name used in a feature's files. */
export type Spellings = {
  /** `rate-requests`: folders, files, URLs. */
  kebab: string
  /** `rate_requests`: tables. */
  snake: string
  /** `rateRequests`: exports. */
  camel: string
  /** `RateRequests`: operations and components. */
  pascal: string
  /** `rate requests`: text inside a sentence. */
  words: string
  /** `Rate Requests`: text in a title. */
  Words: string
}

export type FeatureNames = Spellings & { one: Spellings }

/** Names of a feature by its plural, including those of a single record. */
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

/** Singular by the common English rules; irregular ones are passed in. */
function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  return plural.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '')
}
