import { type Phrase, phrase } from '#history/phrase.ts'

/** How the history of an entry of the exceptions inbox describes its events. (DEF-139) */
export const exceptionPhrases: readonly Phrase[] = [
  phrase(['doneAt'], ({ doneAt }) => (doneAt.to === null ? 'reopened it' : 'marked it done')),
  phrase(['snoozedUntil'], ({ snoozedUntil: { to } }) => (to === null ? 'ended the snooze' : `snoozed it until ${to}`)),
  phrase(['assignee'], ({ assignee: { from, to } }) => (to === null ? `unassigned ${from}` : `assigned it to ${to}`)),
]
