/** What people call the fields of a contact, in forms, messages and history. */
export const contactLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  primaryEmailAddress: 'Email',
  officeNumber: 'Office number',
  mobileNumber: 'Mobile number',
  permissions: 'Permissions',
  profilePicture: 'Picture',
  isActivated: 'Activated',
  createPortalUser: 'Portal user',
  isDriver: 'Driver',
  locations: 'Locations',
  nonCompanyLocations: 'Non-company locations',
  activationLink: 'Activation link',
  passwordResetLink: 'Password reset link',
} as const
