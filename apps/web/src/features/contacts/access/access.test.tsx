import { updateCustomerContact } from '@lanewise/contract/contacts'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { permissionsOfRoles } from '@lanewise/domain/access/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aContact, choose, openCard, openContacts, press } from '#features/contacts/testing/given.ts'
import { ana } from '#testing/render-screen.tsx'

const noPermission = 'You do not have permission to perform this action'
const user = (held: readonly Permission[], facts = {}) =>
  aContact({ lastName: 'Lind', createPortalUser: true, permissions: [...held], ...facts })

async function edit(contact: ReturnType<typeof aContact>, mine: readonly Permission[] = permissions) {
  const opened = await openContacts({ contacts: [contact], user: { permissions: [...mine] } })
  await openCard(opened, contact)
  await choose(opened, 'Edit')
  await screen.findByRole('dialog', { name: 'Edit Contact' })
  return opened
}

async function openEditor(contact: ReturnType<typeof aContact>, mine?: readonly Permission[]) {
  const opened = await edit(contact, mine)
  await opened.keys.click(press('Roles & Permissions'))
  const editor = within(await screen.findByRole('dialog', { name: 'Roles & Permissions' }))
  const roles = within(editor.getByRole('group', { name: 'Roles' }))
  return { ...opened, editor, roles, custom: editor.getByRole('switch', { name: 'Create Custom Role' }) }
}

describe('roles and permissions in the form', () => {
  it('show only while the portal-user switch is on [PERM-28]', async () => {
    const { keys } = await edit(aContact({ lastName: 'Lind' }))
    expect(screen.queryByRole('button', { name: 'Roles & Permissions' })).toBeNull()
    await keys.click(screen.getByLabelText('Portal user'))
    const section = within(screen.getByRole('group', { name: 'Roles and permissions' }))
    expect(section.getByText('No Permissions')).toBeVisible()
    await keys.click(screen.getByLabelText('Portal user'))
    expect(screen.queryByRole('button', { name: 'Roles & Permissions' })).toBeNull()
  })

  it('of the own contact are read-only without EditContacts [CONTACT-49]', async () => {
    await edit(user(['ViewOrder'], { id: ana.id, isActivated: true }), ['ViewOrder'])
    expect(screen.getByLabelText('Portal user')).toBeDisabled()
    expect(press('Roles & Permissions')).toHaveAccessibleDescription(noPermission)
  })

  it('of the own contact change with EditContacts, but the own access does not end [CONTACT-45] [CONTACT-49]', async () => {
    await edit(user(permissions, { id: ana.id, isActivated: true }))
    expect(screen.getByLabelText('Portal user')).toBeDisabled()
    expect(screen.getByText('You cannot end your own access to the portal')).toBeVisible()
    expect(press('Roles & Permissions')).toBeEnabled()
  })
})

describe('the Roles & Permissions dialog', () => {
  it('has one checkbox per role and the toggle; checking gives and unchecking takes the permissions of a role [CONTACT-24] [PERM-29]', async () => {
    const { keys, editor, roles, portal } = await openEditor(user(permissionsOfRoles(['Quoting'])))
    const names = roles.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(names).toEqual([
      'Quoting',
      'Orders',
      'Booking',
      'Consolidation',
      'Financials',
      'Data Management',
      'Reporting',
      'Read Only',
      'Settings',
      'Admin',
    ])
    expect(roles.getByLabelText('Quoting')).toBeChecked()
    await keys.click(roles.getByLabelText('Read Only'))
    await keys.click(roles.getByLabelText('Quoting'))
    await keys.click(editor.getByRole('button', { name: /Apply/ }))
    portal.on(updateCustomerContact, { resultId: ana.id, isSuccess: true, message: null, exception: null })
    await keys.click(press('Save'))
    await waitFor(() => expect(portal.calls(updateCustomerContact)).toHaveLength(1))
    expect(portal.calls(updateCustomerContact)[0]?.body.permissions).toEqual(permissionsOfRoles(['Read Only']))
  })

  it('lists all 51 permissions with a checkbox in Custom Role mode alone, preset to those chosen [CONTACT-25] [PERM-27]', async () => {
    const { keys, editor, roles, custom } = await openEditor(user(permissionsOfRoles(['Quoting'])))
    expect(custom).not.toBeChecked()
    expect(editor.getAllByRole('checkbox')).toHaveLength(10)
    await keys.click(roles.getByLabelText('Reporting'))
    await keys.click(custom)
    const single = () => editor.getAllByRole('checkbox').slice(10)
    expect(single()).toHaveLength(51)
    const checked = single().filter((box) => (box as HTMLInputElement).checked)
    expect(checked.map((box) => box.closest('label')?.textContent)).toEqual([
      'Create Quote',
      'View Quote History',
      'View Reports',
    ])
    await keys.click(editor.getByLabelText('Create Quote'))
    expect(roles.getByLabelText('Quoting')).not.toBeChecked()
    await keys.click(custom)
    expect(editor.getAllByRole('checkbox')).toHaveLength(10)
  })

  it('disables what the user cannot grant and says so [PERM-5] [PERM-30]', async () => {
    const mine = permissionsOfRoles(['Data Management', 'Reporting'])
    const { keys, editor, roles, custom } = await openEditor(user([]), mine)
    expect(roles.getByLabelText('Quoting')).toHaveAccessibleDescription(noPermission)
    expect(roles.getByLabelText('Reporting')).not.toHaveAccessibleDescription()
    await keys.click(custom)
    const lane = editor.getByLabelText('Edit Lane')
    expect(lane).toHaveAccessibleDescription(noPermission)
    await keys.click(lane)
    expect(lane).not.toBeChecked()
    await keys.click(editor.getByLabelText('Create Lane'))
    expect(editor.getByLabelText('Create Lane')).toBeChecked()
  })

  it('takes nothing from somebody with permissions that the user lacks, and still gives [DEF-118]', async () => {
    const mine = permissionsOfRoles(['Data Management', 'Reporting'])
    const stronger = user([...permissionsOfRoles(['Reporting']), 'CreateLane', 'EditLane'])
    const { keys, editor, roles } = await openEditor(stronger, mine)
    const text = 'You can only change people whose permissions you hold yourself.'
    expect(roles.getByLabelText('Reporting')).toHaveAccessibleDescription(text)
    const lane = editor.getByLabelText('Create Lane')
    expect(lane).toHaveAccessibleDescription(text)
    await keys.click(lane)
    expect(lane).toBeChecked()
    await keys.click(editor.getByLabelText('Edit Commodity'))
    expect(editor.getByLabelText('Edit Commodity')).toBeChecked()
    await keys.click(editor.getByLabelText('Edit Commodity'))
    expect(editor.getByLabelText('Edit Commodity')).not.toBeChecked()
  })

  it('changes nothing when it is cancelled', async () => {
    const { keys, editor, roles } = await openEditor(user(permissionsOfRoles(['Quoting'])))
    await keys.click(roles.getByLabelText('Admin'))
    await keys.click(editor.getByRole('button', { name: /Cancel/ }))
    expect(await screen.findByText('2 permissions')).toBeVisible()
  })
})
