/** States of a tender, which offers a load to the carriers of a lane one at a time. */
export const tenderStates = ['Open', 'Accepted', 'Exhausted', 'Withdrawn', 'NeedsAttention'] as const
export type TenderState = (typeof tenderStates)[number]

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

export const answerKinds = ['Accepted', 'Rejected', 'Countered'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Expiry time of an offer, from the time it is sent and the carrier's minutes to answer. */
export const expiryOf = (sentAt: Date, minutes: number): Date => new Date(sentAt.getTime() + minutes * 60_000)

/** Milliseconds until an offer expires. Zero or less is too late. */
export const timeLeft = (expiresAt: Date, now: Date): number => expiresAt.getTime() - now.getTime()

type Offered = {
  state: OfferState
  expiresAt: Date | null
  /** Whether another carrier gets the load after this one, or got it. */
  hasNext: boolean
}

/**
 * Reason why an offer no longer takes answers, or null while it does. An answer at the exact expiry time is too late.
 */
export function answerRefusal({ state, expiresAt, hasNext }: Offered, now: Date): string | null {
  const isOver = state === 'Sent' && expiresAt !== null && timeLeft(expiresAt, now) <= 0
  if (state === 'Sent' && !isOver) return null
  const refusal = tenderRefusalOf(isOver ? 'Expired' : state)
  return (isOver || state === 'Expired') && hasNext ? `${refusal}; the load was offered to another carrier` : refusal
}

const refusals: Readonly<Partial<Record<OfferState, string>>> = {
  Accepted: 'This load has already been accepted',
  Rejected: 'This load has already been rejected',
  Countered: 'This load has already been answered',
  Expired: 'The time to answer has passed',
  Withdrawn: 'This offer was withdrawn',
}

/** Message shown to a carrier that answers an offer too late. */
const tenderRefusalOf = (state: OfferState): string => refusals[state] ?? 'This load is not on offer'

type InSequence = { position: number; state: OfferState }
const passedOver: readonly OfferState[] = ['Skipped', 'Withdrawn']

/** Whether a carrier after this one in the sequence gets the load, or got it. */
export const hasNextOffer = ({ position }: InSequence, offers: readonly InSequence[]): boolean =>
  offers.some((other) => other.position > position && !passedOver.includes(other.state))

/** Offer states that count as a rejection by the carrier. */
export const rejectingStates = ['Rejected', 'Countered', 'Expired'] as const satisfies readonly OfferState[]
