import { AddressSearch, EditLocation, NewLocation } from '@lanewise/contract/location-fields'
import type { AddressSuggestion, Location } from '@lanewise/contract/location-shapes'
import { firstCountry } from '@lanewise/domain/locations/country'
import type { LocationType, RequirementFlag } from '@lanewise/domain/locations/location-types'
import type { Country } from '@lanewise/domain/places/states'
import { z } from 'zod'

/** Form values for all steps of the dialog. */
export type LocationEntry = {
  country: Country
  state: string
  city: string
  postalCode: string
  addressLine1: string
  addressLine2: string | null
  companyId: string | null
  companyName: string | null
  belongsToMyCompany: boolean
  /** Default name of the location. */
  locationName: string | null
  locationAlias: string | null
  companyAlias: string | null
  supportLocationTypes: LocationType[]
  requirementFlags: RequirementFlag[]
  ediCodes: string[]
  leadProviderId: string | null
  notes: string | null
  averageLoadingMinutes: number | null
  averageUnloadingMinutes: number | null
  hasContact: boolean
  contact: ContactEntry
}

export type ContactEntry = {
  firstName: string
  lastName: string
  title: string | null
  primaryEmailAddress: string
  officeNumber: string | null
  mobileNumber: string | null
}

/** Step of the dialog: the search by address, then the form for a new location or the existing one. */
export type Step =
  | { kind: 'search' }
  | { kind: 'new'; suggestion: AddressSuggestion }
  | { kind: 'existing'; location: Location }
  | { kind: 'edit'; location: Location }

export const emptyEntry: LocationEntry = {
  country: firstCountry,
  state: '',
  city: '',
  postalCode: '',
  addressLine1: '',
  addressLine2: null,
  companyId: null,
  companyName: null,
  belongsToMyCompany: false,
  locationName: null,
  locationAlias: null,
  companyAlias: null,
  supportLocationTypes: [],
  requirementFlags: [],
  ediCodes: [],
  leadProviderId: null,
  notes: null,
  averageLoadingMinutes: null,
  averageUnloadingMinutes: null,
  hasContact: false,
  contact: {
    firstName: '',
    lastName: '',
    title: null,
    primaryEmailAddress: '',
    officeNumber: null,
    mobileNumber: null,
  },
}

export function entryOf(location: Location): LocationEntry {
  const own = Object.keys(emptyEntry).filter((name) => name in location) as (keyof LocationEntry & keyof Location)[]
  return { ...emptyEntry, ...Object.fromEntries(own.map((name) => [name, location[name]])) }
}

/** Body of the search by address. (LOC-13) */
export const searchOf = (entry: LocationEntry): z.input<typeof AddressSearch> => ({
  addressLine1: entry.addressLine1,
  addressLine2: entry.addressLine2,
  city: entry.city,
  governingDistrictName: entry.state,
  postalCode: entry.postalCode,
  country: entry.country,
  companyName: entry.companyName,
})

/** Body of a new location. Its name is the verified one. (LOC-23) */
export function newOf(entry: LocationEntry): z.input<typeof NewLocation> {
  const { hasContact, contact, locationName, companyId, companyName, belongsToMyCompany, ...rest } = entry
  const owner = belongsToMyCompany ? {} : companyId ? { companyId, companyName } : { companyName }
  return {
    ...rest,
    belongsToMyCompany,
    ...owner,
    locationName,
    verifiedLocationName: locationName,
    contact: hasContact ? contact : null,
  }
}

/** Body of a changed location. The name of another company's location is not sent. (LOC-22, LOC-24) */
export function editOf(entry: LocationEntry): z.input<typeof EditLocation> {
  const { hasContact, contact, companyId, companyName, belongsToMyCompany, locationName, ...fields } = entry
  return { ...fields, ...(belongsToMyCompany && { locationName }) }
}

/** Validation of the step: the rules of the contract, reported on the fields of the dialog. */
export function schemaOf({ kind }: Step): z.ZodType<LocationEntry, LocationEntry> {
  if (kind === 'search') return checkedBy(AddressSearch, searchOf)
  return kind === 'new' ? checkedBy(NewLocation, newOf) : checkedBy(EditLocation, editOf)
}

const checkedBy = (schema: z.ZodType, bodyOf: (entry: LocationEntry) => unknown) =>
  z.custom<LocationEntry>().superRefine((entry, check) => {
    for (const { path, message } of schema.safeParse(bodyOf(entry)).error?.issues ?? []) {
      const [field, ...rest] = path
      check.addIssue({ code: 'custom', message, path: [renamed[String(field)] ?? String(field), ...rest] })
    }
  })

/** Fields whose name in the API differs from the one in the dialog. */
export const renamed: Record<string, string> = {
  governingDistrictName: 'state',
  verifiedLocationName: 'locationName',
}
