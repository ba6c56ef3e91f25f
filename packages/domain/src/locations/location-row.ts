import { answerIn, entriesIn, numberIn } from '#shared/cells.ts'
import { countryIn, firstCountry } from './country.ts'
import { completeWeek, type DockDay, weekdays } from './dock-hours.ts'
import { hoursFromFile, hoursInFile } from './hours-text.ts'
import { locationLabels } from './labels.ts'
import { locationTypeLabels, requirementFlagLabels } from './location-types.ts'

/** Location fields that have a file column, in column order. */
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

/** Files cover three countries, and not all postal codes are Zip Codes. */
const columnNames = { ...locationLabels, postalCode: 'Postal Code' }
const fieldColumns = fields.map((field) => [columnNames[field], field] as const)
const hoursColumns = weekdays.map((day) => `${day} Hours`)

/** Columns of the template, of imports, and of exports. (LOCPAGE-1) */
export const locationTemplateHeader: readonly string[] = [...fieldColumns.map(([column]) => column), ...hoursColumns]

/**
 * Converts a template row into a location that can be validated like one from the form. Blank cells are left out, and
 * text that is invalid for its column stays in place, so that validation reports it. The country defaults to that of
 * the form.
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

/** A location as a template row, which users can edit in a spreadsheet and upload again. */
export function rowOfLocation(location: Exported): (string | number | boolean | null)[] {
  const { dockSchedule } = location
  const facts = fieldColumns.map(([, field]) => {
    if (field === 'isAppointmentRequired') return dockSchedule?.isAppointmentRequired ?? false
    return isList(field) ? location[field].map((value) => lists[field][value] ?? value).join('; ') : location[field]
  })
  return [...facts, ...completeWeek(dockSchedule?.dockHours ?? []).map(hoursInFile)]
}

export function columnOf(path: readonly PropertyKey[]): string | undefined {
  const [field, index] = path
  if (field === 'dockHours') return hoursColumns[Number(index)]
  return fieldColumns.find(([, name]) => name === field)?.[0]
}

/** Fields with several values, and the labels used for them in files. */
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
  supportLocationTypes: valuesByLabel(locationTypeLabels),
  requirementFlags: valuesByLabel(requirementFlagLabels),
  ediCodes: entriesIn,
  averageLoadingMinutes: numberIn,
  averageUnloadingMinutes: numberIn,
  isAppointmentRequired: answerIn,
}

/** Finds the value of each entry by value or label, ignoring case; an unknown entry is returned unchanged. */
function valuesByLabel(labels: Readonly<Record<string, string>>) {
  const values = new Map(
    Object.entries(labels).flatMap(([value, label]) =>
      [value, label].map((text) => [text.toLowerCase(), value] as const),
    ),
  )
  return (text: string) => entriesIn(text).map((entry) => values.get(entry.toLowerCase()) ?? entry)
}
