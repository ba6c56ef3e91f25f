/** Where an invoice stands, by stored value. */
export const invoiceStatuses = ['Draft', 'Invoiced', 'Received', 'Settled', 'Active', 'Voided'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Whether a receivable in this status is still to be paid. */
export const isOpenReceivable = (status: InvoiceStatus): boolean => status === 'Active' || status === 'Invoiced'
