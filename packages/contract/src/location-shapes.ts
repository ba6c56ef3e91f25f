import { locationTypes, requirementFlags } from '@lanewise/domain/locations/location-types'
import { countries } from '@lanewise/domain/places/states'
import { z } from 'zod'
import { Id } from './list.ts'

const country = z.enum(countries)

/** A dock schedule in API responses, always with seven days starting on Sunday. (DOCK-1) */
export const DockSchedule = z.object({
  id: Id,
  isAppointmentRequired: z.boolean(),
  dockHours: z.array(
    z.object({
      dayOfWeek: z.int(),
      startTime: z.string(),
      endTime: z.string(),
      isClosed: z.boolean(),
      isTwentyFourHour: z.boolean(),
    }),
  ),
  version: z.int(),
})
export type DockSchedule = z.output<typeof DockSchedule>

/** A location in API responses (LOC-1, LOC-2). */
export const Location = z.object({
  id: Id,
  locationNumber: z.string(),
  /** The user's own company id if the location belongs to that company. */
  companyId: Id,
  companyName: z.string(),
  companyAlias: z.string().nullable(),
  verifiedCompanyName: z.string().nullable(),
  belongsToMyCompany: z.boolean(),
  locationName: z.string(),
  locationAlias: z.string().nullable(),
  verifiedLocationName: z.string().nullable(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country,
  isInternational: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  ianaTimeZone: z.string(),
  ediCodes: z.array(z.string()),
  leadProviderId: z.string().nullable(),
  supportLocationTypes: z.array(z.enum(locationTypes)),
  requirementFlags: z.array(z.enum(requirementFlags)),
  notes: z.string().nullable(),
  averageLoadingMinutes: z.int().nullable(),
  averageUnloadingMinutes: z.int().nullable(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Location = z.output<typeof Location>

/** A location in pickers (CONTACT-28). */
export const LocationOption = z.object({
  id: Id,
  /** The company's own name for the location. */
  name: z.string(),
  locationNumber: z.string(),
  companyName: z.string(),
  companyAlias: z.string().nullable(),
  locationName: z.string(),
  locationAlias: z.string().nullable(),
  ianaTimeZone: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country,
  }),
  postalAddress: z.object({ postalCode: z.string() }),
})
export type LocationOption = z.output<typeof LocationOption>

/** A contact who works at a location (LOC-28). */
export const ContactAtLocation = z.object({
  id: Id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  primaryEmailAddress: z.string(),
  officeNumber: z.string().nullable(),
  mobileNumber: z.string().nullable(),
})
export type ContactAtLocation = z.output<typeof ContactAtLocation>

export const Company = z.object({ id: Id, companyName: z.string() })

export type Company = z.output<typeof Company>

/** A normalized address with geographic data of its place. */
export const AddressSuggestion = z.object({
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country,
  ianaTimeZone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Why a location could not be saved at this address, such as a postal code of another state. */
  message: z.string().nullable(),
})
export type AddressSuggestion = z.output<typeof AddressSuggestion>
