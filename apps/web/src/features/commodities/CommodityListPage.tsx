import {
  commodityEntity,
  createCommodity,
  deleteCommodity,
  exportCommodities,
  findCommodities,
  updateCommodity,
} from '@lanewise/contract/commodities'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { PackageOpen } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { commodityImport } from './bulk-upload/commodity-import.ts'
import { pause } from './commodities.api.ts'
import { CommodityDialog } from './form/CommodityDialog.tsx'
import { CommodityCard } from './list/CommodityCard.tsx'
import { ListHead, SkeletonCard } from './list/card-layout.tsx'
import { DeleteCommodity } from './list/DeleteCommodity.tsx'
import { CommodityRecord } from './record/CommodityRecord.tsx'

export default listScreen({
  entity: commodityEntity,
  find: findCommodities,
  exported: exportCommodities,
  pageSize: pageSizes.commodities,
  rowKey: ({ id }) => id,
  asks: ({ search }) => ({ searchTerm: search }),
  cards: { layout: 'lines', card: CommodityCard, skeleton: <SkeletonCard />, head: <ListHead /> },
  icon: <PackageOpen aria-hidden="true" />,
  texts: {
    empty: 'No Commodities found',
    noResults: 'No Commodities found',
    showAll: 'Clear search',
    addFirst: 'Add the first commodity',
  },
  add: {
    label: 'Add Commodity',
    hasMenu: true,
    permission: createCommodity.permission,
    dialog: ({ onClose }) => <CommodityDialog commodity={null} onClose={onClose} />,
  },
  bulkUpload: commodityImport,
  edit: {
    operation: updateCommodity,
    dialog: ({ row, onClose }) => <CommodityDialog commodity={row} onClose={onClose} />,
  },
  remove: {
    operation: deleteCommodity,
    inputOf: ({ id }) => ({ params: { id } }),
    pause,
    dialog: ({ row, ...rest }) => <DeleteCommodity commodity={row} {...rest} />,
  },
  record: { param: 'commodityId', dialog: CommodityRecord },
  copied: ({ description, freightClass, nmfcNumber }) => [description, freightClass, nmfcNumber],
})
