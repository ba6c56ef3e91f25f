import { type Phrase, partPhrase, phrase, pictureText } from '#history/phrase.ts'

/** How the history of a carrier describes its events. (DEF-139) */
export const carrierPhrases: readonly Phrase[] = [
  phrase(['hold'], ({ hold: { from, to } }) =>
    to === null ? `released the hold (was ${from})` : `put the carrier on hold: ${to}`,
  ),
  phrase(['logo'], ({ logo: { from, to } }) => pictureText('the logo', from, to)),
  partPhrase('contact', 'contact'),
]
