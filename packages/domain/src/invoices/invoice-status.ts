export const invoiceStatuses = ['Draft', 'Invoiced', 'Received', 'Settled', 'Active', 'Voided'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const isOpenReceivable = (status: InvoiceStatus): boolean => status === 'Active' || status === 'Invoiced'
