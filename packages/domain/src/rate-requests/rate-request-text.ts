import type { AnswerChannel, LineState } from './rate-request-states.ts'

export const lineStateLabels: Readonly<Record<LineState, string>> = {
  Pending: 'Waiting',
  Offered: 'Offered',
  Declined: 'Declined',
}

export const answerChannelLabels: Readonly<Record<AnswerChannel, string>> = {
  Link: 'Link',
  Phone: 'Phone',
  Mail: 'Mail',
}

/** Maximum number of carriers per rate request. */
export const mostCarriers = 50
