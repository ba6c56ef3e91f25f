import { type CloseReason, closedMessages } from './close-reasons.ts'

/** States of a rate request, which goes to several carriers at once. */
export const rateRequestStates = ['Open', 'Closed'] as const

export const lineStates = ['Pending', 'Offered', 'Declined'] as const
export type LineState = (typeof lineStates)[number]

/** Channel through which an answer arrived. */
export const answerChannels = ['Link', 'Phone', 'Mail'] as const
export type AnswerChannel = (typeof answerChannels)[number]

type ReplyWindow = { closeReason: CloseReason | null; replyBy: Date }

/**
 * Reason why a request no longer takes answers, or null while it does. An answer at the exact reply-by time is too
 * late. (DEF-66)
 */
export function requestRefusal({ closeReason, replyBy }: ReplyWindow, now: Date): string | null {
  if (closeReason) return closedMessages[closeReason]
  return now.getTime() >= replyBy.getTime() ? closedMessages.ReplyBy : null
}

/**
 * A carrier that declined through its link cannot answer again through it. A user may still record that the carrier
 * changed its mind.
 */
export const linkRefusal = (state: LineState): string | null =>
  state === 'Declined' ? 'You declined this request' : null

const remindAgainMinutes = 30

type Waiting = { carrierName: string; state: LineState; remindedAt: Date | null }

/**
 * Reason why a carrier gets no reminder now, or null when it may get one. A carrier that was just reminded is not
 * reminded again.
 */
export function reminderRefusal({ carrierName, state, remindedAt }: Waiting, now: Date): string | null {
  if (state !== 'Pending') return `${carrierName} has already answered`
  const isRecent = remindedAt !== null && now.getTime() - remindedAt.getTime() < remindAgainMinutes * 60_000
  return isRecent ? `${carrierName} was reminded less than ${remindAgainMinutes} minutes ago` : null
}

/**
 * An offer can be chosen while the request is open and after its reply-by time, but not once the request is cancelled
 * or booked. (RFQ-4)
 */
export const canChoose = (line: { state: LineState }, { closeReason }: Pick<ReplyWindow, 'closeReason'>): boolean =>
  line.state === 'Offered' && (closeReason === null || closeReason === 'ReplyBy')
