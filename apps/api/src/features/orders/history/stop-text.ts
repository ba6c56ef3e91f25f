import type { ReferenceNumber } from '@lanewise/contract/order-stop-fields'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { stopTypes } from '@lanewise/domain/orders/stops/stop'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import type { StopRow } from '#features/orders/orders.queries.ts'
import type { HistoryValues } from './head-text.ts'

/** A stop that is stored or about to be stored. Times are dates or the text that was sent. */
export type WordedStop = Omit<StopRow, 'companyId' | 'earlyAt' | 'lateAt' | 'appointmentAt'> & {
  earlyAt: Date | string
  lateAt: Date | string
  appointmentAt: Date | string | null
}

/** History values of a stop, with times in the stop's time zone. */
export const stopHistoryValues = (stop: WordedStop): HistoryValues => ({
  Number: stop.stopNumber,
  Type: typeOf(stop),
  'Load Style': stop.loadStyle,
  Location: stopPlaceText(stop),
  Date: formatInZone(stop.earlyAt, stop.timeZone, 'MM/dd/yyyy'),
  'Early Time': formatInZone(stop.earlyAt, stop.timeZone, 'HH:mm'),
  'Late Time': formatInZone(stop.lateAt, stop.timeZone, 'HH:mm'),
  Appointment: stop.appointmentAt && formatInZone(stop.appointmentAt, stop.timeZone, 'MM/dd/yyyy HH:mm'),
  'Warehouse ID': stop.ediCode,
  Contact: contactText(stop),
  Notes: stop.notes,
  ...referenceHistoryValues(stop.referenceNumbers as ReferenceNumber[]),
})

const typeOf = ({ stopType }: Pick<WordedStop, 'stopType'>) => stopTypes[stopType] ?? null

/** Text such as "Chicago DC (L100001)". */
export const stopPlaceText = (stop: Pick<WordedStop, 'locationName' | 'locationAlias' | 'locationNumber'>) =>
  `${shownLocationName(stop)} (${stop.locationNumber})`

/** Text for a stop that was added or removed: "Dropoff at Dallas DC (L100002)". */
export const wholeStop = (stop: WordedStop) => `${typeOf(stop)} at ${stopPlaceText(stop)}`

function contactText({ contactFirstName, contactLastName }: WordedStop): string | null {
  return [contactFirstName, contactLastName].filter(Boolean).join(' ') || null
}

/** Users choose the labels freely, so without the prefix a label could equal the name of another field. */
export const referencePrefix = 'Reference'

/** Values by the label of each kind. Several numbers of one kind are joined. */
export function referenceHistoryValues(references: readonly Pick<ReferenceNumber, 'label' | 'value'>[]): HistoryValues {
  const values: HistoryValues = {}
  for (const { label, value } of references) {
    const name = `${referencePrefix} ${label}`
    values[name] = values[name] ? `${values[name]}, ${value}` : value
  }
  return values
}
