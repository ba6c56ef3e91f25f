import type { LineItem } from '#orders/items/line-item.ts'
import type { EnteredReference } from '#orders/reference-types.ts'
import type { Country } from '#places/states.ts'
import type { IsoDate, WallTime } from '#shared/calendar.ts'

/** Stop types in the order of the numbers that most API calls use: 0 and 1. */
export const stopTypes = ['Pickup', 'Dropoff'] as const
export type StopType = (typeof stopTypes)[number]

/** Whether the driver waits for the trailer or leaves it there. */
export const loadStyles = ['Live', 'Drop'] as const
export type LoadStyle = (typeof loadStyles)[number]

export type StopLocation = { locationNumber: string; country: Country | null; postalCode: string; timeZone: string }

/** Contact at a stop: an existing contact, or a new contact to add. (STOP-12) */
export type StopContact =
  | { contactId: string; firstName: string; lastName: string; isDefaultContact: boolean }
  | {
      firstName: string
      lastName: string
      primaryEmail: string | null
      mobileNumber: string | null
      addNewContact: true
    }

/** A stop as entered. Date and times are local to its location; null until entered. */
export type OrderStop = {
  type: StopType | null
  loadStyle: LoadStyle
  location: StopLocation | null
  baseDate: IsoDate | null
  earlyTime: WallTime | null
  lateTime: WallTime | null
  /** Appointment agreed with the dock, in local time. */
  appointmentDate: IsoDate | null
  appointmentTime: WallTime | null
  /** Quoted postal code; the stop's location must be there. */
  baseZip: string | null
  referenceNumbers: readonly EnteredReference[]
  notes: string | null
  /** Warehouse ID of the location for this order. */
  ediCode: string | null
  contact: StopContact | null
  /** A dropoff has the pickups' items that are delivered there. */
  lineItems: readonly LineItem[]
}

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

/** Stops of a new order. (STOP-2) */
export const firstStops = (): OrderStop[] => [newStop('Pickup'), newStop('Dropoff')]
