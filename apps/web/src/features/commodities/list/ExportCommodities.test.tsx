import { findCommodities } from '@lanewise/contract/commodities'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aCommodity } from '#features/commodities/testing/given.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ExportCommodities } from './ExportCommodities.tsx'

let written: Blob[]
beforeEach(() => {
  written = []
  URL.createObjectURL = vi.fn((blob: Blob) => {
    written.push(blob)
    return 'blob:file'
  }) as typeof URL.createObjectURL
  URL.revokeObjectURL = vi.fn()
})

const beans = aCommodity({
  commodityCode: '007',
  description: 'Beans, black',
  perPackageWeight: 12.5,
  packageLength: 48,
  palletCount: 2,
  packagingUnitType: 'Case',
  freightClass: '60',
  nmfcNumber: '001234-01',
  isStackable: true,
})

it('exports what matches in the columns of the template, with a byte order mark and leading zeros [UX-7] [TRADE-8]', async () => {
  const portal = createFakePortal()
  portal.on(findCommodities, { data: [beans], total: 1 })
  const { keys } = await renderScreen(<ExportCommodities search="bean" total={1} />, { portal })
  await keys.click(screen.getByRole('button', { name: 'Export' }))
  await vi.waitFor(() => expect(written).toHaveLength(1))
  const bytes = new Uint8Array((await written[0]?.arrayBuffer()) ?? new ArrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header = '', row] = new TextDecoder().decode(bytes).split('\r\n')
  expect(header).toMatch(/^commodityCode,description,.*,hazmatUNNumber$/)
  expect(row).toBe('007,"Beans, black",Food,12.5,48,,,2,,Case,60,001234-01,,false,true,,,')
  expect(portal.calls(findCommodities)[0]?.query).toMatchObject({ searchTerm: 'bean', pageSize: '10000' })
})

it('says why an export failed and stays usable', async () => {
  const portal = createFakePortal()
  portal.on(findCommodities, refused(403, 'Not for you'))
  const { keys } = await renderScreen(<ExportCommodities search="" total={1} />, { portal })
  await keys.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('Not for you')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
})

it('offers no export of an empty list', async () => {
  await renderScreen(<ExportCommodities search="" total={0} />)
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
})
