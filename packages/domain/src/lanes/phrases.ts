import { type Phrase, partPhrase } from '#history/phrase.ts'

/** How the history of a lane describes its events. (DEF-139) */
export const lanePhrases: readonly Phrase[] = [partPhrase('contractedRate', 'rate'), partPhrase('watcher', 'watcher')]
