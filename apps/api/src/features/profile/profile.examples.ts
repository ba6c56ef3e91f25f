import { setProfilePicture } from '@lanewise/contract/profile'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'

export const examples: Examples = {
  getProfile: () => ({}),
  updateProfile: () => ({
    body: { firstName: 'Ana', lastName: 'Ruiz', officeNumber: '(312) 555-0101', mobileNumber: null },
  }),
  setProfilePicture: () => ({ body: { data: onePixel } }),
  removeProfilePicture: () => ({}),
  getPicture: ({ fileId }) => ({ params: { fileId } }),
  updatePreferences: () => ({ body: { theme: 'dark' } }),
}

export const given: Given = async ({ ask }) => {
  const { profilePictureFileId } = await ask(setProfilePicture, { body: { data: onePixel } })
  return { fileId: profilePictureFileId ?? '' }
}
