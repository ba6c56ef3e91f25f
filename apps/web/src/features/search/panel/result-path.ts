import type { SearchResult } from '@lanewise/contract/search'

/** SEARCH-23: where a result leads. */
export function resultPath(result: SearchResult): string {
  switch (result.projection) {
    case 'order':
    case 'orderReference':
      return `/orders/${encodeURIComponent(result.orderNumber)}`
    case 'shipment':
      return `/shipments/${encodeURIComponent(result.shipmentNumber)}/preview`
    case 'invoice':
      return `/invoices/${encodeURIComponent(result.invoiceNumber)}/preview`
    case 'location':
      return `/locations/${encodeURIComponent(result.locationNumber)}`
    case 'contact':
      return `/contacts?contactId=${encodeURIComponent(result.id)}`
  }
}
