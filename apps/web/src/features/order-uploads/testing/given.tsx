import {
  findOrderUploadRows,
  findOrderUploads,
  getOrderUpload,
  type OrderUpload,
  type OrderUploadRow,
  orderUploadTemplate,
} from '@lanewise/contract/order-uploads'
import { Route, Routes } from 'react-router'
import OrderUploadPage from '#features/order-uploads/OrderUploadPage.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal, type FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export const anUpload = (facts: Partial<OrderUpload> = {}): OrderUpload => ({
  id: '0198c0de-0000-7000-9300-000000000001',
  fileName: 'orders.csv',
  state: 'Done',
  createdAt: '2026-11-14T12:30:00.000Z',
  createdByName: 'Ana Ruiz',
  finishedAt: null,
  fileRows: 4,
  orders: 4,
  checked: 4,
  created: 0,
  rejected: 0,
  duplicates: 0,
  message: null,
  ...facts,
})

export const aRow = (facts: Partial<OrderUploadRow> = {}): OrderUploadRow => ({
  id: '0198c0de-0000-7000-9400-000000000001',
  rowNumber: 2,
  reference: 'PO-1',
  outcome: 'Created',
  orderNumber: 'O208900',
  issues: [],
  ...facts,
})

type Given = {
  upload?: OrderUpload
  rows?: OrderUploadRow[]
  earlier?: OrderUpload[]
  path?: string
  prepare?: (portal: FakePortal) => void
}

/** Opens the upload screen. `kept.upload` may change while it is open. */
export async function openUploads({
  upload = anUpload(),
  rows = [],
  earlier = [],
  path = '/orders/upload',
  prepare,
}: Given = {}) {
  const portal = createFakePortal()
  const live = createFakeLive()
  const stored = { upload }
  portal.on(findOrderUploads, () => ({ data: [stored.upload, ...earlier], total: 1 + earlier.length }))
  // Registered before the path of one upload, which would match it too.
  portal.on(orderUploadTemplate, 'Order Reference,Order Type\r\n')
  portal.on(getOrderUpload, () => stored.upload)
  portal.on(findOrderUploadRows, ({ query }) => {
    const matches = rows.filter(({ outcome }) => outcome === query.outcome)
    return { data: matches, total: matches.length }
  })
  prepare?.(portal)
  const screens = (
    <Routes>
      <Route path="/orders/upload" element={<OrderUploadPage />} />
      <Route path="/orders/upload/:orderUploadId" element={<OrderUploadPage />} />
      <Route path="*" element={null} />
    </Routes>
  )
  return { ...(await renderScreen(screens, { portal, live, path })), live, kept: stored }
}
