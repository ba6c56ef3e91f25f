import {
  cancelOrderUpload,
  exportOrderUploadRows,
  findOrderUploadRows,
  findOrderUploads,
  getOrderUpload,
  uploadOrders,
} from '@lanewise/contract/order-uploads'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anUpload, aRow, openUploads } from '#features/order-uploads/testing/given.tsx'
import { slowFailure } from '#testing/expect/slow-failure.ts'
import { refused } from '#testing/fake-portal.ts'

const { id } = anUpload()
const shown = `/orders/upload/${id}`
const button = (name: string) => screen.getByRole('button', { name })
const choose =
  (name: string) =>
  ({ keys }: Awaited<ReturnType<typeof openUploads>>) =>
    keys.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['a,b'], name))

describe('a file to upload', () => {
  it('is one of two kinds and of a size, and what becomes of it is said before', async () => {
    await openUploads()
    expect(screen.getByText(/Drop one CSV or XLSX file here, at most \d+ MB/)).toHaveTextContent('at most 50 MB')
    expect(screen.getByText(/^Rows with the same reference make one order\./)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Bulk Upload Orders' })).toBeVisible()
  })

  it('that nobody answers for says so and stays chosen', async () => {
    const opened = await openUploads()
    opened.portal.on(uploadOrders, () => {
      throw new TypeError('Failed to fetch')
    })
    await choose('orders.csv')(opened)
    await opened.keys.click(button('Upload'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(button('Remove orders.csv')).toBeVisible()
    expect(opened.address()).toBe('/orders/upload')
  })

  it('that was exchanged for another is sent under another key, by the end of a long name', async () => {
    const opened = await openUploads()
    opened.portal.on(uploadOrders, refused(400, 'Unknown column: Price'))
    await choose('first.csv')(opened)
    await opened.keys.click(button('Upload'))
    await screen.findByText('Unknown column: Price')
    await opened.keys.click(button('Remove first.csv'))
    await choose(`${'x'.repeat(300)}.csv`)(opened)
    await opened.keys.click(button('Upload'))
    await waitFor(() => expect(opened.portal.calls(uploadOrders)).toHaveLength(2))
    const [first, second] = opened.portal.calls(uploadOrders)
    expect(String(second?.body.fileName)).toHaveLength(255)
    expect(second?.body.fileName).toMatch(/x\.csv$/)
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
  })

  it('shows up among those before as soon as it was taken', async () => {
    const opened = await openUploads({ upload: anUpload({ state: 'Checking' }) })
    opened.portal.on(uploadOrders, anUpload({ state: 'Checking' }))
    await screen.findByRole('list', { name: 'Earlier uploads' })
    const callCount = opened.portal.calls(findOrderUploads).length
    await choose('orders.csv')(opened)
    await opened.keys.click(button('Upload'))
    await waitFor(() => expect(opened.portal.calls(findOrderUploads).length).toBeGreaterThan(callCount))
  })
})

describe('an upload', () => {
  it('says whose it is and what came of it, in the words of its end', async () => {
    const opened = await openUploads({ path: shown, upload: anUpload({ created: 1 }), rows: [aRow()] })
    expect(await screen.findByText('1 order created')).toBeVisible()
    expect(screen.getByText(/^Uploaded by Ana Ruiz on 11\/14\/2026/)).toBeVisible()
    expect(screen.queryByRole('table', { name: /^Rejected/ })).toBeNull()
    expect(screen.queryByRole('table', { name: /^Duplicates/ })).toBeNull()
    const created = within(await screen.findByRole('table', { name: 'Created orders 1' }))
    expect(created.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'Reference',
      'Order #',
    ])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    await opened.keys.click(screen.getByRole('link', { name: 'Upload another file' }))
    expect(opened.address()).toBe('/orders/upload')
  })

  it.each([
    [{ created: 1 }, '1 order created', 'circle-check'],
    [{ created: 1, rejected: 1 }, '1 order created, 1 rejected', 'triangle-alert'],
    [{ created: 1, duplicates: 1 }, '1 order created, 1 duplicate', 'triangle-alert'],
    [{ state: 'Cancelled', created: 1 }, 'Cancelled: 1 order created', 'triangle-alert'],
    [{ state: 'Failed', created: 1 }, 'Failed: 1 order created', 'circle-alert'],
  ] as const)('warns unless every row became an order: %j', async (outcome, title, icon) => {
    await openUploads({ path: shown, upload: anUpload(outcome) })
    const heading = await screen.findByText(title)
    expect(heading.parentElement?.parentElement?.querySelector(`.lucide-${icon}`)).not.toBeNull()
  })

  it('that failed says so first, and that created nothing lists nothing', async () => {
    await openUploads({ path: shown, upload: anUpload({ state: 'Failed', duplicates: 2 }) })
    expect(await screen.findByText('Failed: 0 orders created, 2 duplicates')).toBeVisible()
    expect(screen.queryByRole('table', { name: /^Created/ })).toBeNull()
    expect(await screen.findByRole('table', { name: 'Duplicates, not created again 0' })).toBeVisible()
  })

  it('shows a dash for a value that is missing and for an order that is not there', async () => {
    const issue = { row: 1_204, column: 'Weight', value: '', message: 'Enter a number' }
    await openUploads({
      path: shown,
      upload: anUpload({ rejected: 1, duplicates: 1 }),
      rows: [
        aRow({ outcome: 'Rejected', orderNumber: null, issues: [issue] }),
        aRow({ id: '0198c0de-0000-7000-9400-000000000004', outcome: 'Duplicate', rowNumber: 1_300, orderNumber: null }),
      ],
    })
    const rejected = within(await screen.findByRole('table', { name: 'Rejected rows 1' }))
    expect(rejected.getAllByRole('row').at(-1)).toHaveTextContent('1,204Weight–Enter a number')
    const duplicates = within(await screen.findByRole('table', { name: 'Duplicates, not created again 1' }))
    expect(duplicates.getAllByRole('row').at(-1)).toHaveTextContent('1,300PO-1–')
    expect(duplicates.getByRole('columnheader', { name: 'Existing order' })).toBeVisible()
  })

  it('shows more of its rows on demand, and those that it showed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const next = aRow({ id: '0198c0de-0000-7000-9400-000000000002', orderNumber: 'O208999' })
    const { keys, portal } = await openUploads({
      path: shown,
      upload: anUpload({ created: 300 }),
      prepare: (given) =>
        given.on(findOrderUploadRows, async ({ query }) => {
          if (query.pageSize === '50') return { data: [aRow()], total: 300 }
          await promise
          return { data: [aRow(), next], total: 2 }
        }),
    })
    expect(await screen.findByRole('table', { name: 'Created orders 300' })).toBeVisible()
    await keys.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(portal.calls(findOrderUploadRows).at(-1)?.query.pageSize).toBe('550'))
    expect(screen.getByRole('link', { name: 'O208900' })).toBeVisible()
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0)
    await act(async () => resolve())
    expect(await screen.findByRole('link', { name: 'O208999' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says why its rows are missing, and asks for them again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { keys, portal } = await openUploads({
      path: shown,
      upload: anUpload({ created: 1 }),
      prepare: (given) =>
        given.on(findOrderUploadRows, async () => {
          await promise
          return refused(503, 'The rows rest')
        }),
    })
    await screen.findByText('1 order created')
    expect(document.querySelectorAll('[data-skeleton-row]').length).toBeGreaterThan(0)
    await act(async () => resolve())
    expect(await screen.findByText('The rows rest')).toBeVisible()
    portal.on(findOrderUploadRows, { data: [aRow()], total: 1 })
    await keys.click(button('Try again'))
    expect(await screen.findByRole('link', { name: 'O208900' })).toBeVisible()
  })

  it('can be read as a file', async () => {
    const written: Blob[] = []
    URL.createObjectURL = vi.fn((blob: Blob) => `blob:${written.push(blob)}`) as typeof URL.createObjectURL
    URL.revokeObjectURL = vi.fn()
    const { keys, portal } = await openUploads({ path: shown })
    portal.on(exportOrderUploadRows, 'Row,Reason\r\n')
    await keys.click(await screen.findByRole('button', { name: 'Download result' }))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(portal.calls(exportOrderUploadRows)[0]?.params).toEqual({ orderUploadId: id })
  })

  it('that cannot be cancelled says why', async () => {
    const { keys, portal } = await openUploads({ path: shown, upload: anUpload({ state: 'Saving' }) })
    portal.on(cancelOrderUpload, refused(409, 'It is done already'))
    await keys.click(await screen.findByRole('button', { name: 'Cancel upload' }))
    expect(await screen.findByText('It is done already')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download result' })).toBeNull()
    expect(screen.queryByText(/orders created/)).toBeNull()
  })

  it('whose rows are not counted yet shows no number', async () => {
    await openUploads({ path: shown, upload: anUpload({ state: 'Checking', orders: 0, checked: 0 }) })
    const bar = await screen.findByRole('progressbar', { name: 'Checking the rows' })
    expect(bar).not.toHaveAttribute('aria-valuenow')
    expect(screen.queryByText(/0 of 0/)).toBeNull()
  })

  it('counts what was made of it while orders are created', async () => {
    const counts = { orders: 10, checked: 10, created: 3, rejected: 1, duplicates: 1 }
    await openUploads({ path: shown, upload: anUpload({ state: 'Saving', ...counts }) })
    expect(await screen.findByRole('progressbar', { name: 'Creating the orders' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    expect(screen.getByText('5 of 10')).toBeVisible()
  })

  it('is asked for every five seconds while it runs, and no more once it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { kept: stored, portal } = await openUploads({
      path: shown,
      upload: anUpload({ state: 'Saving', created: 0 }),
    })
    await screen.findByRole('progressbar')
    expect(portal.calls(getOrderUpload)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(4_900))
    const before = portal.calls(getOrderUpload).length
    stored.upload = anUpload({ state: 'Done', created: 4 })
    await act(() => vi.advanceTimersByTimeAsync(300))
    await screen.findByText('4 orders created')
    expect(before).toBe(1)
    const after = portal.calls(getOrderUpload).length
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(portal.calls(getOrderUpload)).toHaveLength(after)
  })

  it('that does not exist says so, without another try', async () => {
    await openUploads({
      path: shown,
      prepare: (given) => given.on(getOrderUpload, refused(404, 'This upload does not exist')),
    })
    expect(await screen.findByText('This upload does not exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upload a file' })).toHaveAttribute('href', '/orders/upload')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0)
  })

  it('shows skeleton rows until it is known, says why it is not, and is tried again', async () => {
    const slow = slowFailure()
    const { keys, portal } = await openUploads({
      path: shown,
      prepare: (given) => slow.prepare(given, getOrderUpload),
    })
    await slow.expectRowsThenReason()
    portal.on(getOrderUpload, anUpload())
    await keys.click(button('Try again'))
    expect(await screen.findByText('0 orders created')).toBeVisible()
  })

  it('tells the list of uploads and of orders when it has ended', async () => {
    const { kept: stored, live, portal } = await openUploads({ path: shown, upload: anUpload({ state: 'Saving' }) })
    await screen.findByRole('progressbar')
    await waitFor(() => expect(live.isJoined(id, 'progress')).toBe(true))
    const callCount = portal.calls(findOrderUploads).length
    const reportProgress = (done: number) =>
      act(() =>
        live.receive(id, 'progress', { name: 'progress', entity: '', payload: { id, done, total: 4, failed: 0 } }),
      )
    reportProgress(3)
    expect(await screen.findByText('3 of 4')).toBeVisible()
    expect(portal.calls(findOrderUploads)).toHaveLength(callCount)
    stored.upload = anUpload({ state: 'Done', created: 4 })
    reportProgress(4)
    await screen.findByText('4 orders created')
    await waitFor(() => expect(portal.calls(findOrderUploads)).toHaveLength(callCount + 1))
  })
})

describe('the uploads before', () => {
  it('are listed with who sent them, and what came of each', async () => {
    await openUploads()
    await screen.findByRole('list', { name: 'Earlier uploads' })
    expect(screen.getByText('0 created, 0 rejected, 0 duplicates')).toBeVisible()
    expect(screen.getByText('Done')).toBeVisible()
    expect(screen.getByText(/^Ana Ruiz, 11\/14\/2026/)).toBeVisible()
  })

  it('are not there where the only one is the one that is shown', async () => {
    const { portal } = await openUploads({ path: shown })
    await screen.findByText('0 orders created')
    await waitFor(() => expect(portal.calls(findOrderUploads)).toHaveLength(1))
    expect(screen.queryByText('Earlier uploads')).toBeNull()
  })

  it('that could not be loaded are asked for again when told to', async () => {
    const { keys, portal } = await openUploads({ prepare: (given) => given.on(findOrderUploads, refused(503, 'Away')) })
    expect(await screen.findByText('Away')).toBeVisible()
    portal.on(findOrderUploads, { data: [anUpload()], total: 1 })
    await keys.click(button('Try again'))
    expect(await screen.findByRole('link', { name: 'orders.csv' })).toBeVisible()
  })
})
