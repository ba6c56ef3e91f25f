import { type Phrase, phrase } from '#history/phrase.ts'

export const locationLabels = {
  locationNumber: 'Location Number',
  companyName: 'Company Name',
  companyAlias: 'Company Alias',
  verifiedCompanyName: 'Default Company Name',
  locationName: 'Location Name',
  locationAlias: 'Location Alias',
  verifiedLocationName: 'Default Location Name',
  country: 'Country',
  state: 'State',
  governingDistrictName: 'State',
  city: 'City',
  postalCode: 'Zip Code',
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  ianaTimeZone: 'Time Zone',
  ediCodes: 'Warehouse IDs',
  leadProviderId: 'Lead Provider',
  supportLocationTypes: 'Location Types',
  requirementFlags: 'Requirement Flags',
  notes: 'Notes',
  averageLoadingMinutes: 'Average Loading Minutes',
  averageUnloadingMinutes: 'Average Unloading Minutes',
  isAppointmentRequired: 'Appointment Required',
  sundayHours: 'Sunday hours',
  mondayHours: 'Monday hours',
  tuesdayHours: 'Tuesday hours',
  wednesdayHours: 'Wednesday hours',
  thursdayHours: 'Thursday hours',
  fridayHours: 'Friday hours',
  saturdayHours: 'Saturday hours',
  mergedLocation: 'Merged location',
  replacementLocation: 'Replacement location',
} as const

/** Message for a required location field that is empty. (LOC-18) */
export const isRequired = (field: keyof typeof locationLabels): string => `${locationLabels[field]} is required`

/** Reason why the default name of a location cannot be edited. (LOC-22) */
export const nameIsLocked = 'Location belongs to another company'

/** Label of the option that claims a new location. (LOC-21) */
export const belongsToMyCompanyLabel = 'This location belongs to my company'

/** How the history of a location describes its events. (DEF-139) */
export const locationPhrases: readonly Phrase[] = [
  phrase(['mergedLocation'], ({ mergedLocation }) => `merged ${mergedLocation.to} into this location`),
  phrase(['replacementLocation'], ({ replacementLocation }) => `merged this location into ${replacementLocation.to}`),
]
