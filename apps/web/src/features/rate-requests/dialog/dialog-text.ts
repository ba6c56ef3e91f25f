import type { RateRequestFields } from '@lanewise/contract/rate-requests'

export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Example: "Goes to 2 carriers in 3 mails". False while no carrier is chosen. */
export function goesTo(carriers: RateRequestFields['carriers']): string | false {
  const mails = carriers.reduce((sum, { emails }) => sum + emails.length, 0)
  return carriers.length > 0 && `Goes to ${countOf(carriers.length, 'carrier')} in ${countOf(mails, 'email')}`
}

export const targetHelp = 'Offers are compared with it. No carrier ever sees it.'
