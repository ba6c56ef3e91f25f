import { pageSizes } from '@lanewise/contract/page-sizes'
import { exportShipments, findShipments, shipmentEntity } from '@lanewise/contract/shipments'
import { cityText } from '@lanewise/domain/places/place-name'
import { PackageCheck, SquareKanban } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Board } from './board/Board.tsx'
import { SkeletonCard } from './list/card-layout.tsx'
import { filters } from './list/filters/shipment-filters.tsx'
import { queryOf, sorts } from './list/filters/shipment-query.ts'
import { SelectedShipments, sumOf } from './list/SelectedShipments.tsx'
import { ShipmentCard } from './list/ShipmentCard.tsx'
import { ShipmentRowMenu } from './list/ShipmentRowMenu.tsx'
import { columns } from './list/shipment-columns.tsx'
import { modeText } from './parts/shipment-text.ts'

const CreateShipmentDialog = lazyDialog(
  async () => (await import('./list/CreateShipmentDialog.tsx')).CreateShipmentDialog,
)

/** Shipments that are not voided, the next pickup first, as a list or a board. (SHIP-1) */
export default listScreen({
  entity: shipmentEntity,
  find: findShipments,
  exported: exportShipments,
  pageSize: pageSizes.shipments,
  rowKey: ({ id }) => id,
  asks: queryOf,
  filters,
  sorts,
  givenViews: [
    { label: 'Needs attention', query: 'attention=yes' },
    { label: 'Voided', query: 'status=Voided' },
  ],
  columns,
  hasRefresh: true,
  cards: { layout: 'wideGrid', card: ShipmentCard, skeleton: <SkeletonCard /> },
  rowMenu: ShipmentRowMenu,
  selected: { sumOf, actions: SelectedShipments },
  otherView: {
    name: 'kanban',
    label: 'Kanban',
    icon: <SquareKanban />,
    view: Board,
    stored: { key: 'shipmentViewPref', list: 'listView', other: 'kanbanView' },
    isWhole: true,
  },
  icon: <PackageCheck aria-hidden="true" />,
  texts: {
    title: 'Book Shipments',
    empty: 'No shipments yet',
    noResults: 'No shipments were found for the given filters',
    showAll: 'Clear filters',
    addFirst: 'Create the first shipment',
  },
  add: {
    label: 'Create Shipment',
    permission: { all: ['CreateShipment', 'ViewOrder'] },
    dialog: CreateShipmentDialog,
  },
  copied: (shipment) => [
    shipment.shipmentStatusDescription,
    cityText(shipment.origin),
    cityText(shipment.destination),
    modeText(shipment),
    shipment.carrierName,
  ],
})
