/** A question for prices that went to several carriers at once. */
export const rateRequestStates = ['Open', 'Closed'] as const

/** How many carriers one request may go to. */
export const mostCarriers = 50

/** What one carrier has said. */
export const lineStates = ['Pending', 'Offered', 'Declined'] as const
export type LineState = (typeof lineStates)[number]

/** How an answer came. */
export const answerWays = ['Link', 'Phone', 'Mail'] as const
export type AnswerWay = (typeof answerWays)[number]

/** DEF-66: by what a request was closed. */
export const closeReasons = ['ReplyBy', 'Cancelled', 'Booked'] as const
export type CloseReason = (typeof closeReasons)[number]

/** What whoever answers a closed request is told. */
export const closedWords: Readonly<Record<CloseReason, string>> = {
  ReplyBy: 'The time to reply is over',
  Cancelled: 'This request was cancelled',
  Booked: 'This load is booked',
}

type Asked = { closeReason: CloseReason | null; replyBy: Date }

/** DEF-66: why a request takes no answer at a moment; null while it does. The moment at which it ends is too late. */
export function requestRefusal({ closeReason, replyBy }: Asked, now: Date): string | null {
  if (closeReason) return closedWords[closeReason]
  return now.getTime() >= replyBy.getTime() ? closedWords.ReplyBy : null
}

/** Who declined by its link has answered; a person may still record that it thought again. */
export const linkRefusal = (state: LineState): string | null =>
  state === 'Declined' ? 'You declined this request' : null

const remindAgainMinutes = 30

type Waiting = { carrierName: string; state: LineState; remindedAt: Date | null }

/** Why a carrier is not asked once more now; null where it is. Whoever was just reminded is left in peace. */
export function reminderRefusal({ carrierName, state, remindedAt }: Waiting, now: Date): string | null {
  if (state !== 'Pending') return `${carrierName} has answered already`
  const isRecent = remindedAt !== null && now.getTime() - remindedAt.getTime() < remindAgainMinutes * 60_000
  return isRecent ? `${carrierName} was reminded less than ${remindAgainMinutes} minutes ago` : null
}

/** RFQ-4: an offer can be chosen while the request is open and after its time, not once it was cancelled or booked. */
export const canChoose = (line: { state: LineState }, { closeReason }: Pick<Asked, 'closeReason'>): boolean =>
  line.state === 'Offered' && (closeReason === null || closeReason === 'ReplyBy')
