import { exceptionKindNames, exceptionKinds } from '@lanewise/domain/exceptions/exception-kinds'
import { expect, it } from 'vitest'
import { kindIcons, toneOf } from './kind-look.ts'
import { nextSteps } from './next-steps.ts'

const stepsOf = (kind: (typeof exceptionKindNames)[number]) => {
  const { record: entity } = exceptionKinds[kind]
  return nextSteps({ kind, entity, entityName: entity === 'order' ? 'O1' : 'S1' }).map(
    ({ verb, to, adds, needs }) => `${verb} ${to ?? adds} ${needs}`,
  )
}

it('offers for each kind what brings it on, and the record last', () => {
  const [page, edit] = ['/shipments/S1/preview', '/orders/O1/edit']
  const event = 'Add Event event BookShipment'
  const appointment = `Set Appointment ${page} BookShipment`
  const shipment = `View Shipment ${page} ViewShipment`
  const order = 'View Order /orders/O1 ViewOrder'
  expect(Object.fromEntries(exceptionKindNames.map((kind) => [kind, stepsOf(kind)]))).toEqual({
    Late: [appointment, event, shipment],
    AtRisk: [event, appointment, shipment],
    NoPosition: [event, shipment],
    OffRoad: [event, shipment],
    LongStop: [event, shipment],
    BookingTimedOut: [`Resolve Booking ${page} BookShipment`, shipment],
    TenderExhausted: ['Book Shipment /shipments/S1/book BookShipment', shipment],
    TenderExpiring: [`Open Tender ${page} RecordResponse`, shipment],
    MissingAppointment: [`Set Time ${edit} EditOrder`, order],
    NotOnShipment: [
      'Create Shipment /orders/O1 CreateShipment',
      'Consolidate /orders/O1/consolidate ConsolidateOrder',
      order,
    ],
    MissingDocument: [`Add Document ${page} ViewDocuments`, shipment],
  })
})

it('gives each kind a sign of its own, in the colour of how pressing it is', () => {
  expect(new Set(Object.values(kindIcons)).size).toBe(exceptionKindNames.length)
  expect(['Late', 'AtRisk', 'MissingDocument'].map((kind) => toneOf(kind as 'Late'))).toEqual([
    'late',
    'risk',
    'neutral',
  ])
})
