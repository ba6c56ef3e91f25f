import type { Receivable } from '#invoices/aging.ts'
import { isOpenReceivable } from '#invoices/invoice-status.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * Whether a receivable is past due: Active or Invoiced, due before today, and not paid in full. (DEF-83)
 * @awaits invoices
 */
export const isPastDue = ({ status, dueDate, balance }: Receivable, today: IsoDate): boolean =>
  isOpenReceivable(status) && dueDate < today && balance > 0
