import type { PayloadOf } from '@lanewise/contract/event'
import { locationChanged } from '@lanewise/contract/locations'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { locationTypeLabels, requirementFlagLabels } from '@lanewise/domain/locations/location-types'
import type { Context } from '#platform/context.ts'
import type { LocationRow } from './locations.queries.ts'

/** Fields recorded in the history of a location, in addition to its dock hours. */
export const recordedFields = [
  'companyName',
  'companyAlias',
  'locationName',
  'locationAlias',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
  'ianaTimeZone',
  'supportLocationTypes',
  'requirementFlags',
  'ediCodes',
  'leadProviderId',
  'notes',
  'averageLoadingMinutes',
  'averageUnloadingMinutes',
] as const

type Field = (typeof recordedFields)[number]

/** A row's values as the history shows them. */
export const locationHistoryValues = (row: Pick<LocationRow, Field>): Record<Field, unknown> => ({
  ...row,
  supportLocationTypes: locationLabelsOf.supportLocationTypes(row.supportLocationTypes),
  requirementFlags: locationLabelsOf.requirementFlags(row.requirementFlags),
})

export const locationLabelsOf = {
  supportLocationTypes: (types: readonly string[]) => types.map((type) => wordFor(locationTypeLabels, type)),
  requirementFlags: (flags: readonly string[]) => flags.map((flag) => wordFor(requirementFlagLabels, flag)),
}

type NamedLocation = Pick<LocationRow, 'id' | 'locationNumber' | 'locationName' | 'locationAlias'>

export const subject = (row: NamedLocation) => ({ entity: 'location', id: row.id, name: nameWithNumber(row) })

/** Display name of a location: "Chicago DC (L100001)". */
export const nameWithNumber = (row: Omit<NamedLocation, 'id'>) => `${shownLocationName(row)} (${row.locationNumber})`

export const announce = (
  ctx: Context,
  { id, locationNumber }: Pick<LocationRow, 'id' | 'locationNumber'>,
  action: PayloadOf<typeof locationChanged>['action'],
) => ctx.emit(locationChanged, { id, locationNumber, action })

const wordFor = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value
