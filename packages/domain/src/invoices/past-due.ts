import type { Receivable } from '#invoices/aging.ts'
import { isOpenReceivable } from '#invoices/invoice-status.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * DEF-83: whether a receivable is past due: in Active or Invoiced, due before today, and not paid in full.
 * @awaits invoices
 */
export const isPastDue = ({ status, dueDate, balance }: Receivable, today: IsoDate): boolean =>
  isOpenReceivable(status) && dueDate < today && balance > 0
