import { type Phrase, phrase, pictureText } from '#history/phrase.ts'

/** How the history of a contact describes its events. (DEF-139) */
export const contactPhrases: readonly Phrase[] = [
  phrase(['profilePicture'], ({ profilePicture: { from, to } }) => pictureText('the picture', from, to)),
]
