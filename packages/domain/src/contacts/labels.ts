/** What people call the fields of a contact, in forms, messages and history; in the order of the form. */
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
