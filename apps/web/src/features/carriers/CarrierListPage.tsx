import { carrierEntity, createCarrier, deleteCarrier, exportCarriers, findCarriers } from '@lanewise/contract/carriers'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { settingsChanged } from '@lanewise/contract/settings'
import { Truck } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { AddCarrierDialog } from './form/AddCarrierDialog.tsx'
import { CarrierCard } from './list/CarrierCard.tsx'
import { columns } from './list/carrier-columns.tsx'
import { filters, queryOf, sorts } from './list/carrier-filters.ts'
import { modesText } from './parts/carrier-text.ts'

export default listScreen({
  entity: carrierEntity,
  find: findCarriers,
  exported: exportCarriers,
  pageSize: pageSizes.carriers,
  // The warning days in the settings decide which certificates count as expiring.
  refreshOn: [settingsChanged],
  rowKey: ({ carrierId }) => carrierId,
  asks: queryOf,
  filters,
  sorts,
  columns,
  cards: { layout: 'grid', card: CarrierCard },
  icon: <Truck aria-hidden="true" />,
  texts: {
    empty: 'No carriers yet',
    noResults: 'No carriers were found for the given filters',
    showAll: 'Clear filters',
    addFirst: 'Add the first carrier',
  },
  add: { label: 'Add Carrier', permission: createCarrier.permission, dialog: AddCarrierDialog },
  remove: { operation: deleteCarrier, inputOf: ({ carrierId }) => ({ params: { carrierId } }) },
  copied: (carrier) => [
    carrier.dotNumber,
    carrier.docketNumber,
    carrier.scac,
    modesText(carrier),
    carrier.phone,
    carrier.email,
  ],
})
