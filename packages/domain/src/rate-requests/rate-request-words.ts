import type { AnswerWay, LineState } from './rate-request-states.ts'

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

export const lineStateLabels: Readonly<Record<LineState, string>> = {
  Pending: 'Waiting',
  Offered: 'Offered',
  Declined: 'Declined',
}

export const answerWayLabels: Readonly<Record<AnswerWay, string>> = { Link: 'Link', Phone: 'Phone', Mail: 'Mail' }

/** How many carriers one request may go to. */
export const mostCarriers = 50
