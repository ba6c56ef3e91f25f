import { type InvoiceStatus, isOpenReceivable } from '#invoices/invoice-status.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

type Receivable = { status: InvoiceStatus; dueDate: IsoDate; balance: Cents }

/**
 * DEF-83: whether a receivable is past due: in Active or Invoiced, due before today, and not paid in full.
 * @awaits invoices
 */
export const isPastDue = ({ status, dueDate, balance }: Receivable, today: IsoDate): boolean =>
  isOpenReceivable(status) && dueDate < today && balance > 0
