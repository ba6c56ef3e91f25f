import { type Phrase, phrase, pictureText } from '#history/phrase.ts'

export const contactLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  primaryEmailAddress: 'Email',
  officeNumber: 'Office number',
  mobileNumber: 'Mobile number',
  locations: 'Locations',
  nonCompanyLocations: 'Non-company locations',
  isDriver: 'Driver',
  createPortalUser: 'Portal user',
  isActivated: 'Activated',
  permissions: 'Permissions',
  profilePicture: 'Picture',
  activationLink: 'Activation link',
  passwordResetLink: 'Password reset link',
} as const

/** How the history of a contact describes its events. (DEF-139) */
export const contactPhrases: readonly Phrase[] = [
  phrase(['profilePicture'], ({ profilePicture: { from, to } }) => pictureText('the picture', from, to)),
]
