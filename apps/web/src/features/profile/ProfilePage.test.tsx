import { userChanged } from '@lanewise/contract/auth'
import {
  getProfile,
  type Profile,
  removeProfilePicture,
  setProfilePicture,
  updateProfile,
} from '@lanewise/contract/profile'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, metConflict, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import ProfilePage from './ProfilePage.tsx'
import { aProfile, openProfile } from './testing/given.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole('button', { name })
const card = (name: string) => within(screen.getByRole('region', { name }))
/** Fake server that stores saved profiles and increments their version. */
function saving(profile: Profile) {
  const portal = createFakePortal()
  portal.on(getProfile, profile)
  portal.on(updateProfile, ({ body }) => {
    const saved = { ...profile, ...body, version: profile.version + 1 } as Profile
    portal.on(getProfile, saved)
    return saved
  })
  return portal
}

describe('the own profile', () => {
  it('shows name, title, email, phones, role label and permissions [PROFILE-1]', async () => {
    await openProfile()
    expect(field('First name')).toHaveValue('Ana')
    expect(field('Last name')).toHaveValue('Ruiz')
    expect(field('Office number')).toHaveValue('(312) 555-0143')
    expect(field('Mobile number')).toHaveValue('')
    const details = card('Details')
    expect(details.getByText('Freight manager')).toBeVisible()
    expect(details.getByText('admin@acme.test')).toBeVisible()
    expect(details.getByText('Quoting, Reporting')).toBeVisible()
    const held = card('Permissions').getAllByRole('listitem')
    expect(held.map(({ textContent }) => textContent)).toEqual(['Create Quote', 'View Quote History', 'View Reports'])
  })

  it('lets the user change name and phones [PROFILE-1]', async () => {
    const portal = saving(aProfile())
    const { keys, session } = await openProfile({}, { portal })
    await keys.clear(field('First name'))
    await keys.type(field('First name'), 'Anna')
    await keys.type(field('Mobile number'), '3125550199')
    await keys.click(button('Save'))
    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(portal.calls(updateProfile)[0]?.body).toEqual({
      firstName: 'Anna',
      mobileNumber: '(312) 555-0199',
      version: 4,
    })
    expect(session.state()).toMatchObject({ user: { firstName: 'Anna' } })
    expect(button('Save')).toBeDisabled()
  })

  it('refuses an empty name and half a phone number beside the field, and sends nothing', async () => {
    const { keys, portal } = await openProfile()
    await keys.clear(field('First name'))
    await keys.clear(field('Office number'))
    await keys.type(field('Office number'), '312')
    await keys.click(button('Save'))
    expect(field('First name')).toHaveAccessibleDescription('This field is required.')
    expect(field('Office number')).toHaveAccessibleDescription('Not a valid phone number')
    expect(portal.calls(updateProfile)).toHaveLength(0)
  })

  it('says beside a number that another contact has it [CONTACT-74] [DEF-113]', async () => {
    const portal = saving(aProfile())
    portal.on(updateProfile, refused(409, 'Mobile number already exists'))
    const { keys } = await openProfile({}, { portal })
    await keys.type(field('Mobile number'), '3125550199')
    await keys.click(button('Save'))
    const taken = 'A contact with this number already exists.'
    await waitFor(() => expect(field('Mobile number')).toHaveAccessibleDescription(taken))
    expect(field('Mobile number')).toHaveValue('(312) 555-0199')
  })

  it('shows the text of a 403 answer and leaves the user signed in [AUTH-26]', async () => {
    const { keys, portal, session } = await openProfile()
    portal.on(updateProfile, refused(403, 'You do not have permission to perform this action'))
    await keys.type(field('Last name'), 'o')
    await keys.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission to perform this action')
    expect(session.state().status).toBe('signed-in')
    expect(field('Last name')).toHaveValue('Ruizo')
  })

  it('offers to try again when it cannot be loaded', async () => {
    const portal = createFakePortal()
    portal.on(getProfile, refused(500, 'Failed'))
    const { keys } = await renderScreen(<ProfilePage />, { portal })
    expect(await screen.findByText('Your profile could not be loaded')).toBeVisible()
    portal.on(getProfile, aProfile())
    await keys.click(button('Try again'))
    expect(await screen.findByLabelText('First name')).toHaveValue('Ana')
  })
})

describe('when somebody else saved the profile meanwhile', () => {
  it('joins what only one side changed, and asks about what both changed [DEF-123]', async () => {
    const { keys, portal } = await openProfile()
    portal.on(updateProfile, ({ body }) =>
      body.version === 4 ? metConflict('lastName', 'Ruizo', 'Ruiz-Kim') : aProfile({ ...body, version: 6 }),
    )
    portal.on(getProfile, aProfile({ lastName: 'Ruiz-Kim', mobileNumber: '(312) 555-0199', version: 5 }))
    await keys.type(field('Last name'), 'o')
    await keys.click(button('Save'))
    const mine = await screen.findByRole('button', { name: /^Mine, keep Last name/ })
    expect(field('Last name')).toHaveValue('Ruizo')
    expect(field('Mobile number')).toHaveValue('(312) 555-0199')
    await keys.click(mine)
    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(portal.calls(updateProfile).at(-1)?.body).toEqual({ lastName: 'Ruizo', version: 5 })
  })

  it('shows it at once when nothing has been entered', async () => {
    const { portal, live } = await openProfile()
    portal.on(getProfile, aProfile({ firstName: 'Anna', version: 5 }))
    act(() => live.receive(ana.id, 'changed', { name: userChanged.name, entity: 'user', payload: { id: ana.id } }))
    await waitFor(() => expect(field('First name')).toHaveValue('Anna'))
  })

  it('keeps what has been entered until the user decides', async () => {
    const { keys, portal, live } = await openProfile()
    await keys.type(field('First name'), 'bel')
    portal.on(getProfile, aProfile({ firstName: 'Anna', version: 5 }))
    act(() => live.receive(ana.id, 'changed', { name: userChanged.name, entity: 'user', payload: { id: ana.id } }))
    await waitFor(() => expect(portal.calls(getProfile)).toHaveLength(2))
    expect(field('First name')).toHaveValue('Anabel')
  })
})

describe('unsaved changes', () => {
  it('are asked about before another screen opens, and stay when the user stays', async () => {
    const { keys, router, address } = await openProfile()
    await keys.type(field('First name'), 'bel')
    await act(() => router.navigate('/dashboard'))
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await keys.click(question.getByRole('button', { name: 'Cancel' }))
    expect(address()).toBe('/profile')
    expect(field('First name')).toHaveValue('Anabel')
  })

  it('can be discarded', async () => {
    const { keys } = await openProfile()
    await keys.type(field('First name'), 'bel')
    await keys.click(button('Discard changes'))
    expect(field('First name')).toHaveValue('Ana')
    expect(button('Save')).toBeDisabled()
  })
})

describe('the own picture', () => {
  const picture = new File([new Uint8Array([137, 80, 78, 71])], 'me.png', { type: 'image/png' })
  const fileId = '0198c0de-0000-7000-8000-0000000000ff'

  it('can be changed [PROFILE-1]', async () => {
    const { keys, portal, session } = await openProfile()
    portal.on(setProfilePicture, aProfile({ profilePictureFileId: fileId, version: 5 }))
    await keys.upload(field('Picture'), picture)
    expect(await screen.findByText('Picture changed')).toBeVisible()
    expect(portal.calls(setProfilePicture)[0]?.body).toEqual({ data: btoa('\x89PNG') })
    expect(session.state()).toMatchObject({ user: { profilePictureFileId: fileId } })
  })

  it('can be removed [PROFILE-1]', async () => {
    const { keys, portal, session } = await openProfile({ profilePictureFileId: fileId })
    portal.on(removeProfilePicture, aProfile({ version: 5 }))
    portal.on(getProfile, aProfile({ version: 5 }))
    await keys.click(button('Remove picture'))
    expect(await screen.findByText('Picture removed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull())
    expect(session.state()).toMatchObject({ user: { profilePictureFileId: null } })
  })

  it('is refused when it is larger than 2 MB, without being sent', async () => {
    const { keys, portal } = await openProfile()
    portal.on(setProfilePicture, aProfile())
    await keys.upload(
      field('Picture'),
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('at most 2 MB')
    expect(portal.calls(setProfilePicture)).toHaveLength(0)
  })

  it('does not make the name that is being edited look old', async () => {
    const { keys, portal } = await openProfile()
    await keys.type(field('First name'), 'bel')
    portal.on(setProfilePicture, aProfile({ profilePictureFileId: fileId, version: 5 }))
    portal.on(getProfile, aProfile({ profilePictureFileId: fileId, version: 5 }))
    await keys.upload(field('Picture'), picture)
    await screen.findByText('Picture changed')
    portal.on(updateProfile, ({ body }) => aProfile({ ...body, version: 6 }))
    await keys.click(button('Save'))
    await screen.findByText('Profile saved')
    expect(portal.calls(updateProfile)[0]?.body).toMatchObject({ firstName: 'Anabel', version: 5 })
  })
})
