import { contactLabels as labels } from './labels.ts'

export const contactExportHeader = [
  labels.firstName,
  labels.lastName,
  labels.title,
  labels.primaryEmailAddress,
  labels.officeNumber,
  labels.mobileNumber,
  'Roles',
  labels.locations,
  labels.nonCompanyLocations,
]

type Exported = {
  firstName: string
  lastName: string
  title: string | null
  primaryEmailAddress: string
  officeNumber: string | null
  mobileNumber: string | null
  roleTypes: readonly string[]
  locations: readonly { label: string }[]
  nonCompanyLocations: readonly { label: string }[]
}

/** A contact as an export row. Permissions are not exported. */
export const rowOfContact = (contact: Exported) => [
  contact.firstName,
  contact.lastName,
  contact.title,
  contact.primaryEmailAddress,
  contact.officeNumber,
  contact.mobileNumber,
  contact.roleTypes.join('; '),
  namesOf(contact.locations),
  namesOf(contact.nonCompanyLocations),
]

const namesOf = (locations: readonly { label: string }[]) => locations.map(({ label }) => label).join('; ')
