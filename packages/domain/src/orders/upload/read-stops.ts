import type { DockDay } from '#locations/dock-hours.ts'
import type { StopType } from '#orders/stops/stop.ts'
import { timesOfPickedDate } from '#orders/stops/stop-times.ts'
import { instantOfWallTime } from '#shared/calendar.ts'
import { cellOf, type StopColumn, type UploadIssue, type UploadRow, uploadColumns } from './columns.ts'
import { asDay, asText, asTime, type Reader, readCell } from './read-cell.ts'
import { referencesIn } from './references-in.ts'

export type UploadPlace = {
  locationNumber: string
  postalCode: string
  timeZone: string
  dockHours: readonly DockDay[]
  /** Warehouse ID by which the location was found. */
  ediCode: string | null
}
/** Locations that match a number, a warehouse ID, or a name. */
export type FindPlaces = (text: string) => readonly UploadPlace[]

/** A stop of an order and its rows: the first row has place and time, and all rows have its freight. */
export type UploadStop = { type: StopType; rows: UploadRow[]; first: UploadRow }

const decisive: readonly StopColumn[] = ['location', 'zip', 'date', 'from', 'until']

/** Stops of one type, without duplicates; a blank cell repeats the value above it. */
export function stopsOf(type: StopType, rows: readonly UploadRow[]): UploadStop[] {
  const columns = uploadColumns[type]
  const stops = new Map<string, UploadStop>()
  let above: Readonly<Record<string, string>> = {}
  for (const row of rows) {
    const isElsewhere = cellOf(row, columns.location) !== ''
    const where = Object.fromEntries(
      decisive.map((name) => {
        const column = columns[name]
        // The zip code belongs to the location in the same row.
        return [column, cellOf(row, column) || (name === 'zip' && isElsewhere ? '' : (above[column] ?? ''))]
      }),
    )
    above = where
    const key = JSON.stringify(Object.values(where).map((text) => text.toLowerCase()))
    const stop = stops.get(key) ?? { type, rows: [], first: { row: row.row, values: { ...row.values, ...where } } }
    stop.rows.push(row)
    stops.set(key, stop)
  }
  return [...stops.values()]
}

/**
 * A stop as sent to the API, without its freight. Missing times default to the dock's hours of that day, as in the
 * form.
 */
export function readStop(stop: UploadStop, findPlaces: FindPlaces, issues: UploadIssue[]) {
  const { type, first } = stop
  const columns = uploadColumns[type]
  const read = <T>(name: StopColumn, reader: Reader<T>) => {
    const row = decisive.includes(name) ? first : stop.rows.find((one) => cellOf(one, columns[name]) !== '')
    return row ? readCell(row, columns[name], reader, issues) : null
  }
  const place = placeOf(stop, findPlaces, issues)
  const date = read('date', asDay)
  const [from, until] = [read('from', asTime), read('until', asTime)]
  const usual = date ? timesOfPickedDate(place?.dockHours ?? [], date) : null
  // Without a place any time zone will do: the order is not saved, and its times are not what is wrong.
  const moment = (day: string | null, time: string | null | undefined) =>
    day && time ? instantOfWallTime(day, time, place?.timeZone ?? 'UTC') : null
  return {
    type,
    baseDate: date,
    earlyDateTimeOffset: moment(date, from ?? usual?.earlyTime),
    lateDateTimeOffset: moment(date, until ?? usual?.lateTime),
    appointmentDateTimeOffset: moment(read('appointmentDate', asDay) ?? date, read('appointmentTime', asTime)),
    notes: read('notes', asText),
    referenceNumbers: referencesIn(read('references', asText) ?? '', type === 'Pickup' ? 'pickup' : 'dropoff'),
    ediCode: place?.ediCode ?? null,
    locationNumber: place?.locationNumber ?? null,
  }
}

/** If several locations have the same name, the zip code is needed too. */
function placeOf({ type, first }: UploadStop, findPlaces: FindPlaces, issues: UploadIssue[]): UploadPlace | null {
  const columns = uploadColumns[type]
  const [value, zip] = [cellOf(first, columns.location), cellOf(first, columns.zip)]
  if (value === '') return null
  const matches = findPlaces(value)
  const places = zip === '' ? matches : matches.filter(({ postalCode }) => isSameZip(postalCode, zip))
  const [place] = places
  if (place && places.length === 1) return place
  const message =
    places.length > 1
      ? 'Several locations have this name. Write the location number, or the zip code beside it'
      : matches.length > 0
        ? `This location is not in ${zip}`
        : 'Not a known location. Write its number, its warehouse ID, or its name and zip code'
  issues.push({ row: first.row, column: columns.location, value, message })
  return null
}

/** Spreadsheets remove the leading zeros of a zip code, and some add its last four digits. */
const isSameZip = (known: string, written: string) => shortZip(known) === shortZip(written)
const shortZip = (zip: string) =>
  zip
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^(\d+)-\d{4}$/, '$1')
    .replace(/^0+(?=\d)/, '')
