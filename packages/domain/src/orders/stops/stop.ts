import type { LineItem } from '#orders/items/line-item.ts'
import type { EnteredReference } from '#orders/reference-types.ts'
import type { Country } from '#places/states.ts'
import type { IsoDate, WallTime } from '#shared/calendar.ts'

/** What happens at a stop, in the order of the numbers that most calls know it by: 0 and 1. */
export const stopTypes = ['Pickup', 'Dropoff'] as const
export type StopType = (typeof stopTypes)[number]

/** Whether the driver waits for the trailer or leaves it there. */
export const loadStyles = ['Live', 'Drop'] as const
export type LoadStyle = (typeof loadStyles)[number]

/** The place of a stop, as far as dates, times and prices go by it. */
export type StopLocation = { locationNumber: string; country: Country | null; postalCode: string; timeZone: string }

/** STOP-12: who is asked for at a stop: somebody who is known, or a new contact to add. */
export type StopContact =
  | { contactId: string; firstName: string; lastName: string; isDefaultContact: boolean }
  | {
      firstName: string
      lastName: string
      primaryEmail: string | null
      mobileNumber: string | null
      addNewContact: true
    }

/** A stop as it is entered; date and times are those of the clock at its location, null while nobody has said. */
export type OrderStop = {
  type: StopType | null
  loadStyle: LoadStyle
  location: StopLocation | null
  baseDate: IsoDate | null
  earlyTime: WallTime | null
  lateTime: WallTime | null
  /** When somebody agreed on a time with the dock, by the same clock. */
  appointmentDate: IsoDate | null
  appointmentTime: WallTime | null
  /** The postal code that was quoted; its location must lie there. */
  baseZip: string | null
  referenceNumbers: readonly EnteredReference[]
  notes: string | null
  /** The warehouse ID of the location that this order goes to. */
  ediCode: string | null
  contact: StopContact | null
  /** At a dropoff those of the pickups' items that are delivered there. */
  lineItems: readonly LineItem[]
}

/** A stop as far as its day and times go. */
export type TimedStop = Pick<OrderStop, 'type' | 'baseDate' | 'earlyTime' | 'lateTime'>

export const newStop = (type: StopType): OrderStop => ({
  type,
  loadStyle: 'Live',
  location: null,
  baseDate: null,
  earlyTime: null,
  lateTime: null,
  appointmentDate: null,
  appointmentTime: null,
  baseZip: null,
  referenceNumbers: [],
  notes: null,
  ediCode: null,
  contact: null,
  lineItems: [],
})

/** STOP-2: the stops that a new order starts with. */
export const firstStops = (): OrderStop[] => [newStop('Pickup'), newStop('Dropoff')]
