import { importCommodities } from '@lanewise/contract/commodities'
import type { ImportResult } from '@lanewise/contract/import'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCommodity, openCommodities, openImport } from '#features/commodities/testing/given.ts'
import { refused } from '#testing/fake-portal.ts'
import { commodityImport } from './commodity-import.ts'

const maxFileBytes = commodityImport.maxBytes

type Opened = Awaited<ReturnType<typeof openCommodities>>

const csv = new File(['commodityCode,description\r\nSOAP-5,Soap'], 'goods.csv', { type: 'text/csv' })
const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
const press = (name: string) => screen.getByRole('button', { name })
const complete: ImportResult = { isSuccess: true, isPartial: false, errors: [], saved: 5000, failed: 0 }
const errors = ['Row 3: Description: This field is required.', 'Row 7: Length (in): Enter a whole number']
const partial = { isSuccess: true, isPartial: true, errors, saved: 4963, failed: 2 }
const none = { isSuccess: false, isPartial: false, errors, saved: 0, failed: 2 }

async function open() {
  const opened = await openCommodities({ commodities: [aCommodity()] })
  const dialog = await openImport(opened)
  return { ...opened, dialog }
}

/** Offers files as a drop does, including types that the browser's file chooser would hide. */
async function offer({ keys }: Opened, ...files: File[]) {
  await keys.upload(Object.assign(fileInput(), { accept: '', multiple: true }), files)
}

async function upload(answer: ImportResult) {
  const opened = await open()
  opened.portal.on(importCommodities, answer)
  await offer(opened, csv)
  await opened.keys.click(press('Upload'))
  return opened
}

describe('the steps', () => {
  it('are three: download a template, fill it in and save it as CSV, upload one CSV [COMM-53]', async () => {
    const { dialog } = await open()
    expect(dialog.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Download the template',
      'Fill it in and save it as CSV',
      'Upload one CSV file',
    ])
  })

  it('begin with the download of the static template [COMM-54]', async () => {
    const { dialog } = await open()
    const link = dialog.getByRole('link', { name: 'Download template' })
    expect(link).toHaveAttribute('href', '/templates/commodities.csv')
    expect(link).toHaveAttribute('download')
  })
})

describe('choosing a file', () => {
  it('takes exactly one file and says why a second is rejected [COMM-56] [COMM-58]', async () => {
    const opened = await open()
    await offer(opened, csv, new File(['x'], 'more.csv'))
    expect(within(screen.getByRole('list', { name: 'Chosen files' })).getByText('goods.csv')).toBeVisible()
    const rejected = within(screen.getByRole('list', { name: 'Rejected files' }))
    expect(rejected.getByText('more.csv')).toHaveTextContent('Only one file is allowed')
  })

  it('takes CSV alone and shows another file with its name and every reason [COMM-57] [COMM-58]', async () => {
    const opened = await open()
    const sheet = new File(['x'], 'goods.xlsx')
    Object.defineProperty(sheet, 'size', { value: maxFileBytes + 1 })
    await offer(opened, sheet)
    const rejected = screen.getByText('goods.xlsx')
    expect(rejected).toHaveTextContent('File type must be .csv')
    expect(rejected).toHaveTextContent('File is larger than 11 MB')
    expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull()
  })

  it('refuses only files that would be too large for the server', () => {
    const asBase64 = Math.ceil(maxFileBytes / 3) * 4
    expect(asBase64 + 1000).toBeLessThan(importCommodities.bodyLimit)
  })

  it('says that there is no file to upload [COMM-59]', async () => {
    const { keys, portal } = await open()
    await keys.click(press('Upload'))
    expect(await screen.findByText('No file to upload')).toBeVisible()
    expect(portal.calls(importCommodities)).toHaveLength(0)
  })
})

describe('uploading', () => {
  it('sends the file in base64 once, under an id that is also its idempotency key', async () => {
    const { portal } = await upload(complete)
    await screen.findByText('New commodities added')
    const [sent] = portal.calls(importCommodities)
    expect(atob(String(sent?.body.data))).toBe('commodityCode,description\r\nSOAP-5,Soap')
    expect(sent?.body.importId).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent?.headers.get('idempotency-key')).toBe(sent?.body.importId)
  })

  it('follows the progress of its own import from before it is sent', async () => {
    const opened = await open()
    const { keys, live, portal } = opened
    const answer = Promise.withResolvers<ImportResult>()
    const wasJoined = vi.fn()
    portal.on(importCommodities, ({ body }) => {
      wasJoined(live.isJoined(String(body.importId), 'progress'))
      return answer.promise
    })
    await offer(opened, csv)
    await keys.click(press('Upload'))
    await waitFor(() => expect(wasJoined).toHaveBeenCalledWith(true))
    const id = String(portal.calls(importCommodities)[0]?.body.importId)
    const payload = { id, done: 2500, total: 5000, failed: 3 }
    act(() => live.receive(id, 'progress', { name: 'progress', entity: 'progress', payload }))
    expect(screen.getByText('2,500 of 5,000')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    answer.resolve(complete)
    expect(await screen.findByText('New commodities added')).toBeVisible()
    expect(live.isJoined(id, 'progress')).toBe(false)
  })

  it('closes with "New commodities added" and refreshes the list at once [COMM-61] [COMM-36]', async () => {
    const { asked: requests } = await upload(complete)
    const message = await screen.findByText('New commodities added')
    expect(message.closest('[data-kind]')).toHaveAttribute('data-kind', 'success')
    expect(screen.getByText('5,000 commodities saved')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(requests()).toHaveLength(2))
  })

  it('lists the errors when some rows failed [COMM-62] and refreshes the list at once [COMM-36]', async () => {
    const { asked: requests } = await upload(partial)
    expect(await screen.findByText('Some commodities failed to save')).toBeVisible()
    expect(screen.getByText('4,963 commodities saved, 2 rows rejected')).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'Rejected rows' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(errors)
    expect(requests()).toHaveLength(2)
  })

  it('lists the errors when all rows failed [COMM-63]', async () => {
    await upload(none)
    expect(await screen.findByText('All commodities failed to save')).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'Rejected rows' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(errors)
  })

  it('copies the errors and starts over with another file', async () => {
    const { keys } = await upload(partial)
    await keys.click(await screen.findByRole('button', { name: 'Copy list' }))
    expect(await navigator.clipboard.readText()).toBe(errors.join('\n'))
    await keys.click(press('Upload another file'))
    expect(press('Upload')).toBeVisible()
    expect(screen.queryByText('goods.csv')).toBeNull()
  })

  it('tells whoever closed the dialog meanwhile how it ended', async () => {
    const opened = await open()
    const answer = Promise.withResolvers<ImportResult>()
    opened.portal.on(importCommodities, () => answer.promise)
    await offer(opened, csv)
    await opened.keys.click(press('Upload'))
    await opened.keys.click(press('Cancel'))
    answer.resolve(partial)
    expect(await screen.findByRole('alert')).toHaveTextContent('Some commodities failed to save')
  })
})

describe('an upload that fails', () => {
  it.each([
    [refused(400, 'This is not a CSV file'), 'This is not a CSV file'],
    [{ refused: { status: 502, content: undefined } }, 'Failed to upload commodities'],
  ])('shows what the server said, or that it failed (%#) [COMM-64]', async (answer, text) => {
    const opened = await open()
    opened.portal.on(importCommodities, answer)
    await offer(opened, csv)
    await opened.keys.click(press('Upload'))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('goods.csv')).toBeVisible()
  })
})
