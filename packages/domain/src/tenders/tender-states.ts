/** A run down the carriers of a lane, one at a time. */
export const tenderStates = ['Open', 'Accepted', 'Exhausted', 'Withdrawn', 'NeedsAttention'] as const
export type TenderState = (typeof tenderStates)[number]

/** One carrier's turn. */
export const offerStates = [
  'Queued',
  'Sent',
  'Accepted',
  'Rejected',
  'Countered',
  'Expired',
  'Undeliverable',
  'Skipped',
  'Withdrawn',
] as const
export type OfferState = (typeof offerStates)[number]

const next: Readonly<Record<OfferState, readonly OfferState[]>> = {
  Queued: ['Sent', 'Skipped', 'Withdrawn'],
  Sent: ['Accepted', 'Rejected', 'Countered', 'Expired', 'Undeliverable', 'Withdrawn'],
  Accepted: [],
  Rejected: [],
  Countered: [],
  Expired: [],
  Undeliverable: [],
  Skipped: [],
  Withdrawn: [],
}

export const canOfferBecome = (from: OfferState, to: OfferState): boolean => next[from].includes(to)

/** What a carrier can say of an offer. */
export const answerKinds = ['Accepted', 'Rejected', 'Countered'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** When an offer expires that is sent at a moment to a carrier who has so many minutes to answer. */
export const expiryOf = (sentAt: Date, minutes: number): Date => new Date(sentAt.getTime() + minutes * 60_000)

/** Milliseconds until an offer expires; at zero it is too late. */
export const timeLeft = (expiresAt: Date, now: Date): number => expiresAt.getTime() - now.getTime()

type Offered = { state: OfferState; expiresAt: Date | null }

/** Why an offer takes no answer at a moment; null while it does. The moment at which it ends is too late. */
export function answerRefusal({ state, expiresAt }: Offered, now: Date): string | null {
  const isOver = state === 'Sent' && expiresAt !== null && timeLeft(expiresAt, now) <= 0
  if (state === 'Sent' && !isOver) return null
  return tenderRefusalOf(isOver ? 'Expired' : state)
}

const refusals: Readonly<Partial<Record<OfferState, string>>> = {
  Accepted: 'This load was accepted already',
  Rejected: 'This load was rejected already',
  Countered: 'This load was answered already',
  Expired: 'The time to answer is over; the load went on to somebody else',
  Withdrawn: 'This offer was withdrawn',
}

/** What whoever answers an offer too late is told. */
const tenderRefusalOf = (state: OfferState): string => refusals[state] ?? 'This load is not on offer'

/** What counts as a carrier's no. */
export const rejectingStates = ['Rejected', 'Countered', 'Expired'] as const satisfies readonly OfferState[]
