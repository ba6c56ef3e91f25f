import type { ReferenceNumber } from '@lanewise/contract/order-stop-fields'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { stopTypes } from '@lanewise/domain/orders/stops/stop'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import type { StopRow } from '../orders.queries.ts'
import type { Words } from './head-words.ts'

/** A stop as it is kept or about to be; moments as dates or as they were sent. */
export type WordedStop = Omit<StopRow, 'companyId' | 'earlyAt' | 'lateAt' | 'appointmentAt'> & {
  earlyAt: Date | string
  lateAt: Date | string
  appointmentAt: Date | string | null
}

/** What a stop is, by the clock of its place. */
export const stopInWords = (stop: WordedStop): Words => ({
  Number: stop.stopNumber,
  Type: typeOf(stop),
  'Load Style': stop.loadStyle,
  Location: placeInWords(stop),
  Date: formatInZone(stop.earlyAt, stop.timeZone, 'MM/dd/yyyy'),
  'Early Time': formatInZone(stop.earlyAt, stop.timeZone, 'HH:mm'),
  'Late Time': formatInZone(stop.lateAt, stop.timeZone, 'HH:mm'),
  Appointment: stop.appointmentAt && formatInZone(stop.appointmentAt, stop.timeZone, 'MM/dd/yyyy HH:mm'),
  'Warehouse ID': stop.ediCode,
  Contact: contactInWords(stop),
  Notes: stop.notes,
  ...referencesInWords(stop.referenceNumbers as ReferenceNumber[]),
})

const typeOf = ({ stopType }: Pick<WordedStop, 'stopType'>) => stopTypes[stopType] ?? null

/** "Chicago DC (L100001)". */
export const placeInWords = (stop: Pick<WordedStop, 'locationName' | 'locationAlias' | 'locationNumber'>) =>
  `${shownLocationName(stop)} (${stop.locationNumber})`

/** A stop that came or went: "Dropoff at Dallas DC (L100002)". */
export const wholeStop = (stop: WordedStop) => `${typeOf(stop)} at ${placeInWords(stop)}`

function contactInWords({ contactFirstName, contactLastName }: WordedStop): string | null {
  return [contactFirstName, contactLastName].filter(Boolean).join(' ') || null
}

/** Labels are anybody's words, so that one could be the name of something else. */
export const referencePrefix = 'Reference'

/** By what each kind is called; several of one kind stand together. */
export function referencesInWords(references: readonly Pick<ReferenceNumber, 'label' | 'value'>[]): Words {
  const words: Words = {}
  for (const { label, value } of references) {
    const name = `${referencePrefix} ${label}`
    words[name] = words[name] ? `${words[name]}, ${value}` : value
  }
  return words
}
