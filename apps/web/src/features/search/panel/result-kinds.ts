import type { SearchResult } from '@lanewise/contract/search'
import { ClipboardList, FileText, Hash, type LucideIcon, Truck, UserRound, Warehouse } from 'lucide-react'

type Kind = { title: string; icon: LucideIcon; list: string | null }
type OwnShape = Exclude<SearchResult['projection'], 'record'>

/** The heading, the icon and the list of each type of result that has a shape of its own. */
export const resultKinds: Record<OwnShape, Kind> = {
  order: { title: 'Orders', icon: ClipboardList, list: 'orders' },
  shipment: { title: 'Shipments', icon: Truck, list: 'shipments' },
  invoice: { title: 'Invoices', icon: FileText, list: 'invoices' },
  location: { title: 'Locations', icon: Warehouse, list: 'locations' },
  contact: { title: 'Contacts', icon: UserRound, list: 'contacts' },
  orderReference: { title: 'Order references', icon: Hash, list: null },
}

/** A newer server may answer types that this page has no row for. */
export const isKnown = ({ projection }: { projection: string }) => projection === 'record' || projection in resultKinds

/** SEARCH-23, DEF-120: where a result leads. */
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
