import { cancelOrderUpload, uploadOrders } from '@lanewise/contract/order-uploads'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mayOpen } from '#platform/screen.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { orderUploadScreens } from './order-uploads.screens.ts'
import { anUpload, aRow, openUploads } from './testing/given.tsx'

const { id } = anUpload()
const shown = `/orders/upload/${id}`
const button = (name: string) => screen.getByRole('button', { name })
const table = async (name: RegExp) => within(await screen.findByRole('table', { name }))

describe('uploading a file of orders', () => {
  it('sends it once with its name, and the address then names the upload', async () => {
    const { keys, portal, address } = await openUploads({ upload: anUpload({ state: 'Checking' }) })
    await keys.click(button('Upload'))
    expect(await screen.findByText('No file to upload')).toBeVisible()
    portal.on(uploadOrders, refused(400, 'Unknown column: Price'))
    await keys.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['a,b'], 'orders.csv'))
    await keys.click(button('Upload'))
    expect(await screen.findByText('Unknown column: Price')).toBeVisible()
    portal.on(uploadOrders, anUpload({ state: 'Checking' }))
    await keys.click(button('Upload'))
    await waitFor(() => expect(address()).toBe(shown))
    const [first, second] = portal.calls(uploadOrders)
    expect(second?.body).toEqual({ fileName: 'orders.csv', data: btoa('a,b') })
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(second?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('offers the template as a file', async () => {
    const written: Blob[] = []
    URL.createObjectURL = vi.fn((blob: Blob) => `blob:${written.push(blob)}`) as typeof URL.createObjectURL
    URL.revokeObjectURL = vi.fn()
    const { keys } = await openUploads()
    await keys.click(button('Download template'))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(await written[0]?.text()).toContain('Order Reference,Order Type')
  })

  it('is for whoever holds BulkOrderUpload', () => {
    const may = (permissions: typeof ana.permissions) =>
      orderUploadScreens.map((one) => mayOpen(one, { ...ana, permissions }))
    expect(may(['ViewOrder', 'BulkOrderUpload'])).toEqual([true, true])
    expect(may(['ViewOrder'])).toEqual([false, false])
  })
})

describe('an uploaded file', () => {
  it('shows how far it is, also after a reload, follows its group live, and can be cancelled [ORDPAGE-11]', async () => {
    const running = anUpload({ state: 'Checking', orders: 10_000, checked: 2_500 })
    const { live, kept: stored, keys, portal } = await openUploads({ upload: running, path: shown })
    expect(await screen.findByRole('progressbar', { name: 'Checking the rows' })).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('2,500 of 10,000')).toBeVisible()
    await waitFor(() => expect(live.isJoined(id, 'progress')).toBe(true))
    stored.upload = { ...running, state: 'Saving', checked: 10_000 }
    const reportProgress = (done: number) =>
      act(() =>
        live.receive(id, 'progress', { name: 'progress', entity: '', payload: { id, done, total: 10_000, failed: 0 } }),
      )
    reportProgress(6_000)
    expect(await screen.findByRole('progressbar', { name: 'Creating the orders' })).toBeVisible()
    reportProgress(7_000)
    expect(await screen.findByText('7,000 of 10,000')).toBeVisible()
    stored.upload = { ...stored.upload, state: 'Cancelled', created: 7_000 }
    portal.on(cancelOrderUpload, stored.upload)
    await keys.click(button('Cancel upload'))
    expect(await screen.findByText('Cancelled: 7,000 orders created')).toBeVisible()
    expect(portal.calls(cancelOrderUpload)[0]?.params).toEqual({ orderUploadId: id })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('lists created orders with links, rejected rows by row, column and reason, and duplicates with theirs', async () => {
    const issue = { row: 4, column: 'Weight', value: 'heavy', message: 'Enter a number' }
    await openUploads({
      path: shown,
      upload: anUpload({ created: 2, rejected: 1, duplicates: 1 }),
      rows: [
        aRow(),
        aRow({ id: '0198c0de-0000-7000-9400-000000000002', rowNumber: 3, reference: 'PO-2', orderNumber: 'O208901' }),
        aRow({ id: '0198c0de-0000-7000-9400-000000000003', outcome: 'Rejected', orderNumber: null, issues: [issue] }),
        aRow({
          id: '0198c0de-0000-7000-9400-000000000004',
          rowNumber: 5,
          outcome: 'Duplicate',
          reference: 'PO-9',
          orderNumber: 'O200001',
        }),
      ],
    })
    expect(await screen.findByText('2 orders created, 1 rejected, 1 duplicate')).toBeVisible()
    const created = await table(/^Created orders/)
    expect(await created.findByRole('link', { name: 'O208900' })).toHaveAttribute('href', '/orders/O208900')
    expect(created.getByRole('link', { name: 'O208901' })).toBeVisible()
    const rejected = await table(/^Rejected rows/)
    expect(rejected.getAllByRole('row').at(-1)?.textContent).toBe('4WeightheavyEnter a number')
    const duplicates = await table(/^Duplicates/)
    expect(duplicates.getByText('PO-9')).toBeVisible()
    expect(duplicates.getByRole('link', { name: 'O200001' })).toBeVisible()
  })

  it('says why the whole file failed, and leads to those before', async () => {
    const before = anUpload({ id: '0198c0de-0000-7000-9300-000000000002', fileName: 'october.xlsx', created: 12 })
    await openUploads({
      path: shown,
      upload: anUpload({ state: 'Failed', message: 'Column Reference is missing' }),
      earlier: [before],
    })
    expect(await screen.findByText('Column Reference is missing')).toBeVisible()
    const earlier = within(await screen.findByRole('list', { name: 'Earlier uploads' }))
    expect(earlier.getByRole('link', { name: 'october.xlsx' })).toHaveAttribute('href', `/orders/upload/${before.id}`)
    expect(earlier.getByText('12 created, 0 rejected, 0 duplicates')).toBeVisible()
    expect(earlier.queryByText('orders.csv')).toBeNull()
  })
})
