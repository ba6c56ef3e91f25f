import { addressIssues } from '@lanewise/domain/locations/address'
import { stateOfKey } from '@lanewise/domain/locations/country'
import { dockHoursIssues } from '@lanewise/domain/locations/dock-hours'
import { hoursForm } from '@lanewise/domain/locations/hours-text'
import { isRequired, type locationLabels } from '@lanewise/domain/locations/labels'
import { locationTypes, requirementFlags } from '@lanewise/domain/locations/location-types'
import { countries } from '@lanewise/domain/places/states'
import { z } from 'zod'
import { LocationContact } from './contacts.ts'
import { optionalText, requiredText, wholeUpTo } from './fields.ts'
import { Id, listPage, searchTerm, text } from './list.ts'
import { pageSizes } from './page-sizes.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

const requiredField = (field: keyof typeof locationLabels, max: number) => requiredText(max, isRequired(field))
const minutes = wholeUpTo(2880)
const named = (input: unknown) => (typeof input === 'string' ? input.slice(0, 60) : 'This')
const unique = <T>(values: T[]) => [...new Set(values)]
const country = z.enum(countries, {
  error: ({ input }) =>
    input === undefined || input === null || input === '' ? isRequired('country') : 'Choose US, CA or MX',
})

const address = {
  country,
  addressLine1: requiredField('addressLine1', 200),
  addressLine2: optionalText(200),
  city: requiredField('city', 100),
  state: requiredField('state', 60),
  postalCode: requiredField('postalCode', 20),
} as const
/** The fields that `addressIssues` checks. */
export const addressFields = ['country', 'state', 'postalCode'] as const

const details = {
  locationAlias: optionalText(200),
  companyAlias: optionalText(200),
  supportLocationTypes: z
    .array(z.enum(locationTypes, { error: ({ input }) => `${named(input)} is not a location type` }))
    .default([])
    .transform((chosen) => locationTypes.filter((type) => chosen.includes(type))),
  requirementFlags: z
    .array(z.enum(requirementFlags, { error: ({ input }) => `${named(input)} is not a requirement flag` }))
    .default([])
    .transform((chosen) => requirementFlags.filter((flag) => chosen.includes(flag))),
  /** Warehouse IDs. */
  ediCodes: z.array(text(50).trim().min(1, 'Enter an ID')).max(50, 'At most 50 IDs').default([]).transform(unique),
  leadProviderId: optionalText(100),
  notes: optionalText(4000),
  averageLoadingMinutes: minutes,
  averageUnloadingMinutes: minutes,
} as const

export const EditLocation = withRule(
  z.strictObject({
    ...address,
    ...details,
    /**
     * The default name. The name of another company's location cannot change (LOC-22). If it is not sent, the name
     * stays the same.
     */
    locationName: optionalText(200),
  }),
  addressFields,
  addressIssues,
)
export type EditLocation = z.output<typeof EditLocation>
export const LocationUpdate = updateOf(EditLocation)
export type LocationUpdate = z.output<typeof LocationUpdate>

const entered = {
  ...address,
  ...details,
  /** Default name of the new location (LOC-23). If missing, it is built from company and city. */
  verifiedLocationName: optionalText(200),
  locationName: optionalText(200),
  /** Marks the location as the user's own company's (LOC-21). */
  belongsToMyCompany: z.boolean('Answer true or false').default(false),
  /** A company returned by `findCompanies`. The user's own company also claims the location. */
  companyId: Id.nullish(),
  /** The company by name. An unknown company is created. */
  companyName: optionalText(200),
} as const

type Owner = { belongsToMyCompany: boolean; companyId?: string | null | undefined; companyName: string | null }
const ownerIssues = ({ belongsToMyCompany, companyId, companyName }: Owner) =>
  belongsToMyCompany || companyId || companyName ? [] : [{ path: ['companyName'], message: isRequired('companyName') }]

export const NewLocation = withRule(
  withRule(
    z.strictObject({
      ...entered,
      /** A newly entered person who becomes a contact at the location (LOC-27). */
      contact: LocationContact.nullish(),
      /**
       * An existing location with the same address that receives this data instead of a second location (LOCPAGE-3).
       */
      mergeInto: text(20).trim().nullish(),
    }),
    addressFields,
    addressIssues,
  ),
  ['belongsToMyCompany', 'companyId', 'companyName'],
  ownerIssues,
)
export type NewLocation = z.output<typeof NewLocation>

const wallTime = z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Write a time as HH:mm:ss')
const dockDay = {
  dayOfWeek: z.int('Enter a day from 0 to 6').min(0, 'Sunday is 0').max(6, 'Saturday is 6'),
  startTime: wallTime,
  endTime: wallTime,
  isClosed: z.boolean('Answer true or false').default(false),
  isTwentyFourHour: z.boolean('Answer true or false').default(false),
} as const

/** Dock hours as a user enters them. Omitted days have unknown hours. (DOCK-10) */
export const EditDockSchedule = withRule(
  z.strictObject({
    isAppointmentRequired: z.boolean('Answer true or false'),
    dockHours: z.array(z.strictObject(dockDay)).max(7, 'A week has 7 days'),
  }),
  ['dockHours'],
  dockHoursIssues,
)
export type EditDockSchedule = z.output<typeof EditDockSchedule>
export const DockScheduleUpdate = updateOf(EditDockSchedule)
export type DockScheduleUpdate = z.output<typeof DockScheduleUpdate>

/** A row of an import file. A company name that no other company has makes it the own company's location. */
export const LocationRow = withRule(
  withRule(
    z.strictObject({
      ...address,
      ...details,
      locationName: optionalText(200),
      companyName: optionalText(200),
      isAppointmentRequired: z.boolean('Answer yes or no').default(false),
      dockHours: z.array(z.strictObject(dockDay, hoursForm)),
    }),
    addressFields,
    addressIssues,
  ),
  ['dockHours'],
  dockHoursIssues,
)
export type LocationRow = z.output<typeof LocationRow>

/** Sort orders of a list of locations. A minus sign reverses the order. */
export const locationSorts = ['name', '-name', 'number', '-number', 'city', '-city', 'updated', '-updated'] as const
export type LocationSort = (typeof locationSorts)[number]

export const LocationFilter = z.strictObject({
  fuzzyMatchTerm: searchTerm,
  ...listPage(pageSizes.locationSearch),
  /** US postal codes match by their first five digits. */
  postalCode: text(20).trim().nullish(),
  types: z.array(z.enum(locationTypes, 'Choose one of the location types')).default([]),
  /**
   * Country and code, such as US-IL, because a code alone may be ambiguous between a Canadian province and a Mexican
   * state.
   */
  states: z
    .array(z.string().refine((key) => stateOfKey(key) !== null, 'Write a state as US-IL'))
    .max(200)
    .default([]),
  companyIds: z.array(Id).max(200).default([]),
  /** Limits the list to these locations. */
  ids: z.array(Id).max(200).default([]),
  sort: z.enum(locationSorts, 'Choose one of the orders').default('name'),
})
export type LocationFilter = z.output<typeof LocationFilter>

export const AddressSearch = withRule(
  z.strictObject({
    country,
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2,
    city: address.city,
    /** State. */
    governingDistrictName: requiredField('governingDistrictName', 60),
    postalCode: address.postalCode,
    companyName: optionalText(200),
  }),
  ['country', 'governingDistrictName', 'postalCode'],
  ({ country: within, governingDistrictName: state, postalCode }) =>
    addressIssues({ country: within, state, postalCode }).map(({ path, message }) => ({
      path: path[0] === 'state' ? ['governingDistrictName'] : path,
      message,
    })),
)
export type AddressSearch = z.output<typeof AddressSearch>
