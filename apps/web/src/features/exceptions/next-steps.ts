import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { ExceptionKind } from '@lanewise/domain/exceptions/exception-kinds'

/** An action that moves a case forward: a page to open, or an event that the user learned by phone. */
export type NextStep = {
  verb: string
  text: string
  needs: Permission
  to?: string
  /** Opens a dialog in the inbox. */
  opens?: 'event' | 'appointment'
}

const addEvent = (text: string): NextStep => ({ verb: 'Add Event', text, needs: 'BookShipment', opens: 'event' })

const setAppointment: NextStep = {
  verb: 'Set Appointment',
  text: 'Reschedule with the dock',
  needs: 'BookShipment',
  opens: 'appointment',
}

/** Steps by exception kind, with the path of the record's page. */
const ownSteps: Readonly<Record<ExceptionKind, (page: string) => NextStep[]>> = {
  Late: () => [setAppointment, addEvent('Record the update from the driver or carrier')],
  AtRisk: () => [addEvent('Call the driver and record the answer'), setAppointment],
  NoPosition: () => [addEvent('Ask the driver where the truck is, and record it')],
  OffRoad: () => [addEvent('Ask the driver why the truck is off route')],
  LongStop: () => [addEvent('Call the dock; record the departure if the truck has left')],
  BookingTimedOut: (to) => [
    { verb: 'Resolve Booking', text: 'Ask the partner again, or record the outcome', needs: 'BookShipment', to },
  ],
  CarrierNotNotified: (to) => [
    {
      verb: 'Send Rate Confirmation',
      text: 'Send it to another address, or call the carrier',
      needs: 'BookShipment',
      to,
    },
  ],
  TenderExhausted: (page) => [
    {
      verb: 'Book Shipment',
      text: 'Choose another rate or carrier',
      needs: 'BookShipment',
      to: page.replace(/preview$/, 'book'),
    },
  ],
  TenderExpiring: (to) => [
    { verb: 'Open Tender', text: 'Call the carrier and record the answer', needs: 'RecordResponse', to },
  ],
  MissingAppointment: () => [
    { verb: 'Set Time', text: 'Enter the appointment from the dock', needs: 'EditOrder', opens: 'appointment' },
  ],
  NotOnShipment: (page) => [
    { verb: 'Create Shipment', text: 'Ship the order on its own truck', needs: 'CreateShipment', to: page },
    {
      verb: 'Consolidate',
      text: 'Consolidate it with other orders',
      needs: 'ConsolidateOrder',
      to: `${page}/consolidate`,
    },
  ],
  MissingDocument: (to) => [
    { verb: 'Add Document', text: 'Upload the document, or request it from the carrier', needs: 'ViewDocuments', to },
  ],
}

type Entry = Pick<ExceptionEntry, 'kind' | 'entity' | 'entityName'>

/** The page of the record that an entry is about. */
export function recordStep({ entity, entityName }: Pick<Entry, 'entity' | 'entityName'>): NextStep & { to: string } {
  const number = encodeURIComponent(entityName)
  const text = 'See all details'
  return entity === 'order'
    ? { verb: 'View Order', text, needs: 'ViewOrder', to: `/orders/${number}` }
    : { verb: 'View Shipment', text, needs: 'ViewShipment', to: `/shipments/${number}/preview` }
}

/** Next steps, each with its own key. (DEF-125) */
export const nextSteps = (entry: Entry): NextStep[] => ownSteps[entry.kind](recordStep(entry).to)
