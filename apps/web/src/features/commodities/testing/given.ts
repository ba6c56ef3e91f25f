import type { CurrentUser } from '@lanewise/contract/auth'
import { type Commodity, findCommodities } from '@lanewise/contract/commodities'
import { screen, within } from '@testing-library/react'
import { createElement } from 'react'
import CommodityListPage from '#features/commodities/CommodityListPage.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

let made = 0

export function aCommodity(facts: Partial<Commodity> = {}): Commodity {
  made += 1
  return {
    id: `0198c0de-0000-7000-9000-${String(made).padStart(12, '0')}`,
    commodityCode: `SKU-${made}`,
    description: 'Tomato puree',
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
  }
}

type Given = { commodities?: Commodity[]; total?: number; path?: string; user?: Partial<CurrentUser> }

/** Opens the commodity screen with these commodities. `catalogue` may change while the screen is open. */
export async function openCommodities({ commodities = [], total, path = '/commodities', user }: Given = {}) {
  const portal = createFakePortal()
  const catalogue = { data: commodities, total: total ?? commodities.length }
  portal.on(findCommodities, () => ({ ...catalogue }))
  const screenOf = await renderScreen(createElement(CommodityListPage), {
    portal,
    live: createFakeLive(),
    path,
    ...(user && { user }),
  })
  const firstCode = commodities[0]?.commodityCode
  if (firstCode) await screen.findByText(firstCode)
  return { ...screenOf, catalogue, asked: () => portal.calls(findCommodities).map(({ query }) => query) }
}

type Opened = Awaited<ReturnType<typeof openCommodities>>

export async function openAdd({ keys }: Opened) {
  await keys.click(screen.getByRole('button', { name: 'Add Commodity' }))
  await keys.click(screen.getByRole('menuitem', { name: 'Add Single' }))
  return within(await screen.findByRole('dialog', { name: 'Add Commodity' }))
}

export async function openEdit({ keys }: Opened, { commodityCode }: Commodity) {
  await keys.click(screen.getByRole('button', { name: `Edit ${commodityCode}` }))
  return within(await screen.findByRole('dialog', { name: 'Edit Commodity' }))
}

export async function openImport({ keys }: Opened) {
  await keys.click(screen.getByRole('button', { name: 'Add Commodity' }))
  await keys.click(screen.getByRole('menuitem', { name: 'Bulk Upload' }))
  return within(await screen.findByRole('dialog', { name: 'Bulk Upload' }))
}

/** Pastes the texts into the fields with these labels. */
export async function fill({ keys }: Opened, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await keys.clear(screen.getByLabelText(label))
    await keys.click(screen.getByLabelText(label))
    await keys.paste(text)
  }
}

export async function choose({ keys }: Opened, label: string, option: string) {
  await keys.click(screen.getByLabelText(label))
  await keys.click(await screen.findByRole('option', { name: option }))
}
