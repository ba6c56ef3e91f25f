import { type Phrase, partPhrase, phrase } from '#history/phrase.ts'

/** How the history of an order describes its events. (DEF-139) */
export const orderPhrases: readonly Phrase[] = [
  phrase(['orderStatus', 'voidReason'], ({ voidReason }) => `voided the order: ${voidReason.to}`),
  phrase(['orderStatus'], ({ orderStatus: { from, to } }) => `moved the order from ${from} to ${to}`),
  phrase(['changeRequest'], ({ changeRequest: { to } }) =>
    to === 'Confirmed' ? 'confirmed that the carrier knows of the changes' : null,
  ),
  partPhrase('document', 'document'),
]
