import { getProfile, type Profile, updatePreferences } from '@lanewise/contract/profile'
import { screen } from '@testing-library/react'
import ProfilePage from '#features/profile/ProfilePage.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'

export const aProfile = (given: Partial<Profile> = {}): Profile => ({
  id: ana.id,
  firstName: 'Ana',
  lastName: 'Ruiz',
  title: 'Freight manager',
  emailAddress: 'admin@acme.test',
  officeNumber: '(312) 555-0143',
  mobileNumber: null,
  companyName: 'Acme Foods',
  roleLabel: 'Quoting, Reporting',
  permissions: ['CreateQuote', 'ViewQuoteHistory', 'ViewReports'],
  profilePictureFileId: null,
  version: 4,
  ...given,
})

/** Opens the user's own profile. The fake server returns saved changes. */
export async function openProfile(given: Partial<Profile> = {}, user: Parameters<typeof renderScreen>[1] = {}) {
  const portal = createFakePortal()
  portal.on(getProfile, aProfile(given))
  portal.on(updatePreferences, ({ body }) => body)
  const opened = await renderScreen(<ProfilePage />, { portal, path: '/profile', ...user })
  await screen.findByLabelText('First name')
  return opened
}
