import { fileLimits } from '@lanewise/contract/file-limits'
import { exportRateSheet, previewRateSheet } from '@lanewise/contract/rate-sheets'
import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aSheet } from '../testing/given.tsx'
import { UploadRateSheet } from './UploadRateSheet.tsx'

const published = import.meta.glob<string>('/public/templates/*', { query: '?raw', import: 'default', eager: true })
const csv = new File(['Lane,Rate'], 'rates.csv')
const open = async () => {
  const opened = await renderScreen(<UploadRateSheet />, { path: '/lanes/rate-sheets' })
  const choose = (file: File) => opened.keys.upload(document.querySelector('input[type=file]')!, file)
  const send = () => opened.keys.click(screen.getByRole('button', { name: 'Show differences' }))
  return { ...opened, choose, send }
}

it('sends the file with its name and opens the preview', async () => {
  const { portal, choose, send, address } = await open()
  portal.on(previewRateSheet, aSheet())
  await choose(csv)
  await send()
  await waitFor(() => expect(address()).toBe(`/lanes/rate-sheets/${aSheet().id}`))
  const [sent] = portal.calls(previewRateSheet)
  expect(sent?.body).toMatchObject({ fileName: 'rates.csv', data: btoa('Lane,Rate') })
  expect(sent?.headers.get('idempotency-key')).toBe(sent?.body.importId)
})

it('says how large a file may be, and refuses a larger one before it is sent', async () => {
  const { choose } = await open()
  expect(screen.getByText('Drop one CSV or XLSX file here, at most 50 MB')).toBeVisible()
  const large = new File(['x'], 'large.csv')
  Object.defineProperty(large, 'size', { value: fileLimits.rateSheet + 1 })
  await choose(large)
  expect(await screen.findByText('File is larger than 50 MB')).toBeVisible()
})

it('says what is wrong with a file and keeps it, and that there is none', async () => {
  const { portal, choose, send } = await open()
  await send()
  expect(await screen.findByText('No file to upload')).toBeVisible()
  portal.on(previewRateSheet, refused(400, 'Unknown column: Price'))
  await choose(csv)
  await send()
  expect(await screen.findByText('Unknown column: Price')).toBeVisible()
  expect(screen.getByText('rates.csv')).toBeVisible()
})

it('offers the template with the columns that are read, and the current rates', async () => {
  const { keys, portal } = await open()
  portal.on(exportRateSheet, 'Lane')
  const link = screen.getByRole('link', { name: 'Download template' })
  expect(link).toHaveAttribute('href', '/templates/rate-sheet.csv')
  expect(published['/public/templates/rate-sheet.csv']).toBe(`${rateSheetHeader.join(',')}\r\n`)
  await keys.click(screen.getByRole('button', { name: 'Export current rates' }))
  await waitFor(() => expect(portal.calls(exportRateSheet)).toHaveLength(1))
})
