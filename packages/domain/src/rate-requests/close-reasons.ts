export const closeReasons = ['ReplyBy', 'Cancelled', 'Booked'] as const
export type CloseReason = (typeof closeReasons)[number]

/** Message shown to a carrier who answers a closed request. */
export const closedMessages: Readonly<Record<CloseReason, string>> = {
  ReplyBy: 'The time to reply has passed',
  Cancelled: 'This request was cancelled',
  Booked: 'This load is booked',
}

export const closeReasonLabels: Readonly<Record<CloseReason, string>> = {
  ReplyBy: 'Time is up',
  Cancelled: 'Cancelled',
  Booked: 'Booked',
}
