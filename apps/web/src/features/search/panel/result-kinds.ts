import type { SearchResult } from '@lanewise/contract/search'
import { type SearchFilter, searchFilters } from '@lanewise/domain/search/search-kinds'
import { ClipboardList, FileText, Hash, type LucideIcon, Truck, UserRound, Warehouse } from 'lucide-react'

type Kind = { title: string; icon: LucideIcon; list: string | null }
type OwnShape = Exclude<SearchResult['projection'], 'record'>

/** Heading, icon and list of each result type that has its own layout. */
export const resultKinds: Record<OwnShape, Kind> = {
  order: { title: 'Orders', icon: ClipboardList, list: 'orders' },
  shipment: { title: 'Shipments', icon: Truck, list: 'shipments' },
  invoice: { title: 'Invoices', icon: FileText, list: 'invoices' },
  location: { title: 'Locations', icon: Warehouse, list: 'locations' },
  contact: { title: 'Contacts', icon: UserRound, list: 'contacts' },
  orderReference: { title: 'Order references', icon: Hash, list: null },
}

/**
 * Filters in their order. A filter is offered once the product has the records it searches: those with a list appear
 * together with its screen. (SEARCH-4)
 */
export const offeredFilters = (paths: ReadonlySet<string>): SearchFilter[] =>
  (Object.keys(searchFilters) as SearchFilter[]).filter((filter) => {
    const kind = searchFilters[filter]
    return kind === 'orderReferences' || paths.has(`/${kind}`)
  })

/** A newer server may return types that this client cannot show. */
export const isKnown = ({ projection }: { projection: string }) => projection === 'record' || projection in resultKinds

/** Path of the record behind a result. (SEARCH-23, DEF-120) */
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
    case 'record':
      return result.path
  }
}
