import type { FieldIssue } from '#shared/issue.ts'

export const rateAnswers = ['Offered', 'Declined'] as const
export type RateAnswer = (typeof rateAnswers)[number]

type Given = { answer: RateAnswer; total: number | null; transitDays: number | null }

/** An offer needs a total and its transit days. (RFQ-2) */
export function offerIssues({ answer, total, transitDays }: Given): FieldIssue[] {
  if (answer === 'Declined') return []
  return [
    ...(total === null || total <= 0 ? [{ path: ['total'], message: 'Enter a total above 0' }] : []),
    ...(transitDays === null ? [{ path: ['transitDays'], message: 'Enter the transit days' }] : []),
  ]
}
