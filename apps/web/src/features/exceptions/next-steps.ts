import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { ExceptionKind } from '@lanewise/domain/exceptions/exception-kinds'

/** An action that moves a case forward: a page to open, or an event that the user learned by phone. */
export type NextStep = {
  verb: string
  text: string
  needs: Permission
  to?: string
  adds?: 'event'
}

const addEvent = (text: string): NextStep => ({ verb: 'Add Event', text, needs: 'BookShipment', adds: 'event' })

const setAppointment = (page: string): NextStep => ({
  verb: 'Set Appointment',
  text: 'Agree on another time with the dock',
  needs: 'BookShipment',
  to: page,
})

/** Steps by exception kind, with the path of the record's page. */
const ownSteps: Readonly<Record<ExceptionKind, (page: string) => NextStep[]>> = {
  Late: (page) => [setAppointment(page), addEvent('Record what the driver or the carrier says')],
  AtRisk: (page) => [addEvent('Ask the driver and record what you hear'), setAppointment(page)],
  NoPosition: () => [addEvent('Ask the driver where the truck is, and record it')],
  OffRoad: () => [addEvent('Ask the driver why the truck left its way')],
  LongStop: () => [addEvent('Ask the dock; record the departure if the truck has left')],
  BookingTimedOut: (to) => [
    { verb: 'Resolve Booking', text: 'Ask the partner again, or say what became of it', needs: 'BookShipment', to },
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
  MissingAppointment: (page) => [
    { verb: 'Set Time', text: 'Enter the appointment that the dock gave', needs: 'EditOrder', to: `${page}/edit` },
  ],
  NotOnShipment: (page) => [
    { verb: 'Create Shipment', text: 'Put the order on a truck of its own', needs: 'CreateShipment', to: page },
    {
      verb: 'Consolidate',
      text: 'Let it share a truck with other orders',
      needs: 'ConsolidateOrder',
      to: `${page}/consolidate`,
    },
  ],
  MissingDocument: (to) => [
    { verb: 'Add Document', text: 'Upload the paper, or ask the carrier for it', needs: 'ViewDocuments', to },
  ],
}

type Entry = Pick<ExceptionEntry, 'kind' | 'entity' | 'entityName'>

/** Next steps, each with its own key. Opening the record itself comes last. (DEF-125) */
export function nextSteps({ kind, entity, entityName }: Entry): NextStep[] {
  const number = encodeURIComponent(entityName)
  const text = 'Everything that is known of it'
  const open: NextStep =
    entity === 'order'
      ? { verb: 'View Order', text, needs: 'ViewOrder', to: `/orders/${number}` }
      : { verb: 'View Shipment', text, needs: 'ViewShipment', to: `/shipments/${number}/preview` }
  return [...ownSteps[kind](open.to ?? ''), open]
}
