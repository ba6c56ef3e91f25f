import type { Permission } from '@lanewise/domain/access/permissions'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { commodityScreens } from '#features/commodities/commodities.screens.ts'
import { aCommodity, openCommodities } from '#features/commodities/testing/given.ts'
import { mayOpen } from '#platform/screen.ts'
import { ana } from '#testing/render-screen.tsx'

const refusal = 'You do not have permission to perform this action'
const soap = aCommodity({ commodityCode: 'SOAP-5' })
const openWith = (...permissions: Permission[]) => openCommodities({ commodities: [soap], user: { permissions } })
const control = (name: string) => screen.getByRole('button', { name })

it('opens the commodity screen to whoever holds ViewCommodity, and to nobody else [COMM-37]', () => {
  const [screenOfCommodities] = commodityScreens
  expect(mayOpen(screenOfCommodities!, { ...ana, permissions: ['ViewCommodity'] })).toBe(true)
  const others = ana.permissions.filter((permission) => permission !== 'ViewCommodity')
  expect(mayOpen(screenOfCommodities!, { ...ana, permissions: others })).toBe(false)
})

describe('without EditCommodity', () => {
  it('disables adding, bulk upload and editing, and says why [COMM-38] [COMM-40]', async () => {
    const { keys } = await openWith('ViewCommodity', 'RemoveCommodity')
    expect(control('Add Commodity')).toHaveAccessibleDescription(refusal)
    await keys.click(control('Add Commodity'))
    expect(screen.queryByRole('menuitem', { name: 'Bulk Upload' })).toBeNull()
    expect(control('Edit SOAP-5')).toHaveAccessibleDescription(refusal)
    await keys.click(control('Edit SOAP-5'))
    await keys.keyboard('c')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('still lets the user delete with RemoveCommodity [COMM-39]', async () => {
    const { keys } = await openWith('ViewCommodity', 'RemoveCommodity')
    await keys.click(control('Delete SOAP-5'))
    expect(screen.getByRole('dialog', { name: 'Delete Commodity?' })).toBeVisible()
  })
})

describe('without RemoveCommodity', () => {
  it('disables deleting by button and by key, and says why [COMM-39]', async () => {
    const { keys } = await openWith('ViewCommodity', 'EditCommodity')
    expect(control('Delete SOAP-5')).toHaveAccessibleDescription(refusal)
    await keys.click(control('Delete SOAP-5'))
    await keys.keyboard('{Delete}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lets the user add, upload and edit with EditCommodity [COMM-38] [COMM-40]', async () => {
    const { keys } = await openWith('ViewCommodity', 'EditCommodity')
    expect(control('Add Commodity')).not.toHaveAccessibleDescription(refusal)
    await keys.click(control('Edit SOAP-5'))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Commodity' }))
    expect(edit.getByRole('button', { name: 'Save' })).toBeEnabled()
    await keys.click(edit.getByRole('button', { name: 'Cancel' }))
    await keys.click(control('Add Commodity'))
    await keys.click(screen.getByRole('menuitem', { name: 'Bulk Upload' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Upload' }))
    const upload = dialog.getByRole('button', { name: 'Upload' })
    expect(upload).not.toHaveAttribute('aria-disabled')
  })
})
