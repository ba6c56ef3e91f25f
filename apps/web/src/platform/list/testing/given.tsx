import type { CurrentUser } from '@lanewise/contract/auth'
import {
  type Commodity,
  commodityEntity,
  createCommodity,
  deleteCommodity,
  exportCommodities,
  findCommodities,
} from '@lanewise/contract/commodities'
import type { Answer } from '@lanewise/contract/operation'
import { Boxes } from 'lucide-react'
import { Link, Route, Routes } from 'react-router'
import { listScreen } from '#platform/list/list-screen.tsx'
import { ListTrail } from '#platform/list/return/ListTrail.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

type CommodityList = Answer<typeof findCommodities>

export const aRow = (code: string, facts: Partial<Commodity> = {}): Commodity => ({
  id: `0198c0de-0000-7000-9000-${code.padStart(12, '0')}`,
  commodityCode: code,
  description: `About ${code}`,
  cargoClassification: 'Food',
  perPackageWeight: null,
  packageLength: null,
  packageWidth: null,
  packageHeight: null,
  palletCount: null,
  packageQuantity: null,
  packagingUnitType: 'Skid',
  freightClass: null,
  nmfcNumber: null,
  customerProductCode: null,
  isHazmat: false,
  isStackable: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  properShippingName: null,
  hazmatSubsidiaryClasses: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: false,
  version: 1,
  updatedAt: '2026-11-14T15:30:00.000Z',
  ...facts,
})

/** A list of records that have their own pages. */
const Things = listScreen({
  entity: { ...commodityEntity, path: ({ id }) => `/commodities/${id}` },
  find: findCommodities,
  exported: exportCommodities,
  pageSize: 20,
  rowKey: ({ id }: Commodity) => id,
  asks: ({ search }) => ({ searchTerm: search }),
  cards: {
    layout: 'lines',
    card: ({ row, check }) => (
      <>
        {check}
        <Link to={`/commodities/${row.id}`}>{row.commodityCode}</Link>
        <p>{row.description}</p>
      </>
    ),
  },
  icon: <Boxes />,
  texts: { empty: 'None yet', noResults: 'None found', showAll: 'Show all', addFirst: 'Add the first' },
  add: { label: 'Add', permission: createCommodity.permission, dialog: () => null },
  remove: { operation: deleteCommodity, inputOf: ({ id }) => ({ params: { id } }) },
  copied: ({ description }) => [description],
})

type Given = { path?: string; found?: Partial<CommodityList>; user?: Partial<CurrentUser> }

/** Opens the list and the page of a record. `answer` may be changed during the test. */
export async function openThings(rows: Commodity[], { path = '/commodities', found: match = {}, user }: Given = {}) {
  const portal = createFakePortal()
  const answer: CommodityList = { data: rows, total: rows.length, ...match }
  portal.on(findCommodities, () => ({ ...answer }))
  const screens = (
    <Routes>
      <Route path="/commodities" element={<Things />} />
      <Route path="/commodities/:id" element={<ListTrail entity={commodityEntity}>The record</ListTrail>} />
    </Routes>
  )
  const opened = await renderScreen(screens, { portal, live: createFakeLive(), path, ...(user && { user }) })
  return { ...opened, answer, asked: () => portal.calls(findCommodities).map(({ query }) => query) }
}
