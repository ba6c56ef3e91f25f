import { getCommodity } from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import type { Permission } from '@lanewise/domain/access/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCommodity, openCommodities } from '#features/commodities/testing/given.ts'
import { refused } from '#testing/fake-portal.ts'

const acid = aCommodity({
  commodityCode: 'ACID-5',
  description: 'Cleaning concentrate',
  perPackageWeight: 40,
  freightClass: '65',
  customerProductCode: '00017',
  isHazmat: true,
  hazmatHazardClass: '8',
  hazmatPackingGroup: 'III',
  hazmatUNNumber: 'UN1760',
})

async function open(path: string, ...permissions: Permission[]) {
  const opened = await openCommodities({
    commodities: [acid],
    path,
    ...(permissions.length > 0 && { user: { permissions } }),
  })
  opened.portal.on(getCommodity, acid)
  opened.portal.on(getHistory, { data: [], total: 0 })
  return opened
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'ACID-5' }))

describe('a commodity', () => {
  it('is read by whoever may list it, with all its facts and its place in the address', async () => {
    const { keys, address } = await open('/commodities?search=clean', 'ViewCommodity')
    await keys.click(screen.getByRole('button', { name: 'ACID-5' }))
    const shown = await dialog()
    for (const text of ['Cleaning concentrate', '40 lbs', '65', '00017', 'Hazmat', '8', 'III', 'UN1760'])
      expect(await shown.findByText(text)).toBeVisible()
    expect(address()).toBe(`/commodities?search=clean&commodityId=${acid.id}`)
    expect(shown.queryByRole('button', { name: 'Edit' })).toBeNull()
    await keys.keyboard('{Escape}')
    expect(address()).toBe('/commodities?search=clean')
    await waitFor(() => expect(screen.getByRole('button', { name: 'ACID-5' })).toHaveFocus())
  })

  it('is edited from there by whoever may', async () => {
    const { keys } = await open('/commodities')
    await keys.click(screen.getByRole('button', { name: 'ACID-5' }))
    await keys.click(await (await dialog()).findByRole('button', { name: 'Edit' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Commodity' })).toBeVisible()
    expect(screen.getByLabelText('Code')).toHaveValue('ACID-5')
  })

  it('says why it cannot be shown', async () => {
    const { portal, keys } = await open('/commodities')
    portal.on(getCommodity, refused(404, 'This commodity does not exist'))
    await keys.click(screen.getByRole('button', { name: 'ACID-5' }))
    expect(await screen.findByText('This commodity does not exist')).toBeVisible()
  })
})
