import type { AnswerWay, LineState } from './rate-request-states.ts'

export const lineStateLabels: Readonly<Record<LineState, string>> = {
  Pending: 'Waiting',
  Offered: 'Offered',
  Declined: 'Declined',
}

export const answerWayLabels: Readonly<Record<AnswerWay, string>> = { Link: 'Link', Phone: 'Phone', Mail: 'Mail' }

/** How many carriers one request may go to. */
export const mostCarriers = 50
