import { answerIn, entriesIn, numberIn } from '#shared/cells.ts'
import { countryIn, firstCountry } from './country.ts'
import { completeWeek, type DockDay, weekdays } from './dock-hours.ts'
import { hoursFromFile, hoursInFile } from './hours-text.ts'
import { locationLabels } from './labels.ts'
import { locationTypeLabels, requirementFlagLabels } from './location-types.ts'

/** The fields of a location that a file has a column for, in its order. */
const fields = [
  'locationName',
  'companyName',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
  'locationAlias',
  'companyAlias',
  'supportLocationTypes',
  'requirementFlags',
  'ediCodes',
  'notes',
  'averageLoadingMinutes',
  'averageUnloadingMinutes',
  'isAppointmentRequired',
] as const

type Field = (typeof fields)[number]

/** Files come from three countries, whose postal codes are not all Zip Codes. */
const columnNames = { ...locationLabels, postalCode: 'Postal Code' }
const fieldColumns = fields.map((field) => [columnNames[field], field] as const)
const hoursColumns = weekdays.map((day) => `${day} Hours`)

/** LOCPAGE-1: the columns of the template, of an import and of an export. */
export const locationTemplateHeader: readonly string[] = [...fieldColumns.map(([column]) => column), ...hoursColumns]

/**
 * A row of the template as a location that can be checked like one from the form. Blank cells are left out, and text
 * that is not what its column wants stays, so that the check names it. Without a country it is the first of the form.
 */
export function locationFromRow(row: Record<string, string>): Record<string, unknown> {
  const cells = fieldColumns.map(([column, field]) => [field, (row[column] ?? '').trim()] as const)
  const given = cells.filter(([, text]) => text !== '').map(([field, text]) => [field, readers[field]?.(text) ?? text])
  const dockHours = hoursColumns.map((column, day) => hoursFromFile(day, row[column] ?? '') ?? row[column])
  return { country: firstCountry, ...Object.fromEntries(given), dockHours }
}

type Exported = Readonly<Record<Exclude<Field, ListField | 'isAppointmentRequired'>, string | number | null>> &
  Readonly<Record<ListField, readonly string[]>> & {
    dockSchedule?: { isAppointmentRequired: boolean; dockHours: readonly DockDay[] } | undefined
  }
type ListField = keyof typeof lists

/** A location as a row of the template, to be edited in a spreadsheet and uploaded again. */
export function rowOfLocation(location: Exported): (string | number | boolean | null)[] {
  const { dockSchedule } = location
  const facts = fieldColumns.map(([, field]) => {
    if (field === 'isAppointmentRequired') return dockSchedule?.isAppointmentRequired ?? false
    return isList(field) ? location[field].map((value) => lists[field][value] ?? value).join('; ') : location[field]
  })
  return [...facts, ...completeWeek(dockSchedule?.dockHours ?? []).map(hoursInFile)]
}

/** The column that a field of a checked row stands in. */
export function columnOf(path: readonly PropertyKey[]): string | undefined {
  const [field, index] = path
  if (field === 'dockHours') return hoursColumns[Number(index)]
  return fieldColumns.find(([, name]) => name === field)?.[0]
}

/** Fields of several values, and the words they are written in. */
const lists: Readonly<
  Record<'supportLocationTypes' | 'requirementFlags' | 'ediCodes', Readonly<Record<string, string>>>
> = {
  supportLocationTypes: locationTypeLabels,
  requirementFlags: requirementFlagLabels,
  ediCodes: {},
}

const isList = (field: Field): field is ListField => field in lists

/** Columns without a reader are text: codes and postal codes keep their leading zeros (TRADE-8). */
const readers: Partial<Record<Field, (text: string) => unknown>> = {
  country: countryIn,
  supportLocationTypes: valuesNamed(locationTypeLabels),
  requirementFlags: valuesNamed(requirementFlagLabels),
  ediCodes: entriesIn,
  averageLoadingMinutes: numberIn,
  averageUnloadingMinutes: numberIn,
  isAppointmentRequired: answerIn,
}

/** The value whose label or self the entry is, in any case; an entry that is none stays. */
function valuesNamed(labels: Readonly<Record<string, string>>) {
  const values = new Map(
    Object.entries(labels).flatMap(([value, label]) =>
      [value, label].map((text) => [text.toLowerCase(), value] as const),
    ),
  )
  return (text: string) => entriesIn(text).map((entry) => values.get(entry.toLowerCase()) ?? entry)
}
