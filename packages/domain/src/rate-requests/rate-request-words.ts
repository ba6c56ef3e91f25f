import type { AnswerWay, CloseReason, LineState } from './rate-request-states.ts'

/** What people read of a request. */
export const closeReasonLabels: Readonly<Record<CloseReason, string>> = {
  ReplyBy: 'Time is over',
  Cancelled: 'Cancelled',
  Booked: 'Booked',
}

export const lineStateLabels: Readonly<Record<LineState, string>> = {
  Pending: 'Waiting',
  Offered: 'Offered',
  Declined: 'Declined',
}

export const answerWayLabels: Readonly<Record<AnswerWay, string>> = { Link: 'Link', Phone: 'Phone', Mail: 'Mail' }
