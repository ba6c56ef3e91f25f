import { findCommodities } from '@lanewise/contract/commodities'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import CommodityListPage from '#features/commodities/CommodityListPage.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

async function openedAt(path: string, user = {}) {
  const portal = createFakePortal()
  portal.on(findCommodities, { data: [], total: 0 })
  return renderScreen(<CommodityListPage />, { portal, path, user })
}

it('opens the dialog for adding where the address asks for it, and leaves the address', async () => {
  const { address } = await openedAt('/commodities?add=single&search=tea')
  expect(await screen.findByRole('dialog', { name: 'Add Commodity' })).toBeInTheDocument()
  expect(address()).toBe('/commodities?search=tea')
})

it('opens nothing for a user who may not add', async () => {
  const { address } = await openedAt('/commodities?add=single', { permissions: ['ViewCommodity'] })
  expect(await screen.findByText('No Commodities found')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/commodities')
})
