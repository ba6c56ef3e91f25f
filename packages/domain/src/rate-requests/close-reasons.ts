/** DEF-66: by what a request was closed. */
export const closeReasons = ['ReplyBy', 'Cancelled', 'Booked'] as const
export type CloseReason = (typeof closeReasons)[number]

/** What whoever answers a closed request is told. */
export const closedWords: Readonly<Record<CloseReason, string>> = {
  ReplyBy: 'The time to reply is over',
  Cancelled: 'This request was cancelled',
  Booked: 'This load is booked',
}

/** What people read of a request. */
export const closeReasonLabels: Readonly<Record<CloseReason, string>> = {
  ReplyBy: 'Time is over',
  Cancelled: 'Cancelled',
  Booked: 'Booked',
}
