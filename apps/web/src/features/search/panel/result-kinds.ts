import type { SearchResult } from '@lanewise/contract/search'
import { ClipboardList, FileText, Hash, type LucideIcon, Truck, UserRound, Warehouse } from 'lucide-react'

export type Projection = SearchResult['projection']

/** The heading and the icon of each type of result. */
export const resultKinds: Record<Projection, { title: string; icon: LucideIcon }> = {
  order: { title: 'Orders', icon: ClipboardList },
  shipment: { title: 'Shipments', icon: Truck },
  invoice: { title: 'Invoices', icon: FileText },
  location: { title: 'Locations', icon: Warehouse },
  contact: { title: 'Contacts', icon: UserRound },
  orderReference: { title: 'Order references', icon: Hash },
}

/** A newer server may answer types that this page has no row for. */
export const isKnown = ({ projection }: { projection: string }) => projection in resultKinds
