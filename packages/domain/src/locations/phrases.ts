import { type Phrase, phrase } from '#history/phrase.ts'

/** How the history of a location describes its events. (DEF-139) */
export const locationPhrases: readonly Phrase[] = [
  phrase(['mergedLocation'], ({ mergedLocation }) => `merged ${mergedLocation.to} into this location`),
  phrase(['replacementLocation'], ({ replacementLocation }) => `merged this location into ${replacementLocation.to}`),
]
