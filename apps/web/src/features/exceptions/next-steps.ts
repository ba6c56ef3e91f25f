import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { ExceptionKind } from '@lanewise/domain/exceptions/exception-kinds'

/** Something that brings a case on: a page where it is done, or the event that was learned by phone. */
export type NextStep = {
  verb: string
  text: string
  needs: Permission
  to?: string
  adds?: 'event'
}

const recordEvent: Pick<NextStep, 'verb' | 'needs' | 'adds'> = {
  verb: 'Add Event',
  needs: 'BookShipment',
  adds: 'event',
}

/** DEF-125: what to do next, the first by one key. */
export function nextSteps({
  kind,
  entity,
  entityName,
}: Pick<ExceptionEntry, 'kind' | 'entity' | 'entityName'>): NextStep[] {
  const number = encodeURIComponent(entityName)
  const page = entity === 'order' ? `/orders/${number}` : `/shipments/${number}/preview`
  const open: NextStep =
    entity === 'order'
      ? { verb: 'View Order', text: 'Everything that is known of it', needs: 'ViewOrder', to: page }
      : { verb: 'View Shipment', text: 'Everything that is known of it', needs: 'ViewShipment', to: page }
  const own: Readonly<Record<ExceptionKind, NextStep[]>> = {
    Late: [
      { verb: 'Set Appointment', text: 'Agree on another time with the dock', needs: 'BookShipment', to: page },
      { ...recordEvent, text: 'Record what the driver or the carrier says' },
    ],
    AtRisk: [
      { ...recordEvent, text: 'Ask the driver and record what you hear' },
      { verb: 'Set Appointment', text: 'Agree on another time with the dock', needs: 'BookShipment', to: page },
    ],
    NoPosition: [{ ...recordEvent, text: 'Ask the driver where the truck is, and record it' }],
    OffRoad: [{ ...recordEvent, text: 'Ask the driver why the truck left its way' }],
    LongStop: [{ ...recordEvent, text: 'Ask the dock; record the departure if the truck has left' }],
    BookingTimedOut: [
      {
        verb: 'Resolve Booking',
        text: 'Ask the partner again, or say what became of it',
        needs: 'BookShipment',
        to: page,
      },
    ],
    TenderExhausted: [
      {
        verb: 'Book Shipment',
        text: 'Choose another rate or carrier',
        needs: 'BookShipment',
        to: `/shipments/${number}/book`,
      },
    ],
    TenderExpiring: [
      { verb: 'Open Tender', text: 'Call the carrier and record the answer', needs: 'RecordResponse', to: page },
    ],
    MissingAppointment: [
      { verb: 'Set Time', text: 'Enter the appointment that the dock gave', needs: 'EditOrder', to: `${page}/edit` },
    ],
    NotOnShipment: [
      { verb: 'Create Shipment', text: 'Put the order on a truck of its own', needs: 'CreateShipment', to: page },
      {
        verb: 'Consolidate',
        text: 'Let it share a truck with other orders',
        needs: 'ConsolidateOrder',
        to: `${page}/consolidate`,
      },
    ],
    MissingDocument: [
      { verb: 'Add Document', text: 'Upload the paper, or ask the carrier for it', needs: 'ViewDocuments', to: page },
    ],
  }
  return [...own[kind], open]
}
