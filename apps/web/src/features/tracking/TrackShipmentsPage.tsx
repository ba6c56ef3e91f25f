import { trucksMoved } from '@lanewise/contract/event'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { shipmentEntity } from '@lanewise/contract/shipments'
import { exportTrackedShipments, findTrackedShipments } from '@lanewise/contract/tracking'
import { cityText } from '@lanewise/domain/places/place-name'
import { Map as MapIcon, MapPinned } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { OnTimeChips } from './list/OnTimeChips.tsx'
import { SkeletonCard, TrackedCard } from './list/TrackedCard.tsx'
import { columns } from './list/tracked-columns.tsx'
import { filters } from './list/tracked-filters.tsx'
import { queryOf, sorts } from './list/tracked-query.ts'
import { nextText } from './list/tracked-text.ts'
import { FleetView } from './map/FleetView.tsx'

/** Tracked trucks beside the map, those with problems first. (TRACKING-1) */
export default listScreen({
  entity: shipmentEntity,
  listName: 'tracked shipments',
  refreshOn: [trucksMoved],
  find: findTrackedShipments,
  exported: exportTrackedShipments,
  pageSize: pageSizes.tracking,
  rowKey: ({ shipmentNumber }) => shipmentNumber,
  asks: queryOf,
  filters,
  sorts,
  columns,
  viewKey: 'trackingViewPref',
  cards: { layout: 'lines', card: TrackedCard, skeleton: <SkeletonCard /> },
  beside: { name: 'map', label: 'Map', icon: <MapIcon />, param: 'shipment', view: FleetView },
  above: OnTimeChips,
  icon: <MapPinned aria-hidden="true" />,
  texts: {
    title: 'Track Shipments',
    all: 'All shipments',
    empty: 'No shipments to track',
    noResults: 'No shipments were found for the given filters',
    showAll: 'Clear filters',
  },
  copied: (shipment) => [
    shipment.shipmentStatusDescription,
    cityText(shipment.origin),
    cityText(shipment.destination),
    shipment.carrierName,
    nextText(shipment, new Date()),
  ],
})
