import { exceptionKindNames, exceptionKinds } from '@lanewise/domain/exceptions/exception-kinds'
import { expect, it } from 'vitest'
import { kindIcons, toneOf } from './kind-icon.ts'
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
    CarrierNotNotified: [`Send Rate Confirmation ${page} BookShipment`, shipment],
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

it('says of each step in a sentence what is to be done', () => {
  const textsOf = (kind: (typeof exceptionKindNames)[number]) =>
    nextSteps({ kind, entity: exceptionKinds[kind].record, entityName: 'N 1' }).map(({ text }) => text)
  const dock = 'Reschedule with the dock'
  const all = 'See all details'
  expect(Object.fromEntries(exceptionKindNames.map((kind) => [kind, textsOf(kind)]))).toEqual({
    Late: [dock, 'Record the update from the driver or carrier', all],
    AtRisk: ['Call the driver and record the answer', dock, all],
    NoPosition: ['Ask the driver where the truck is, and record it', all],
    OffRoad: ['Ask the driver why the truck is off route', all],
    LongStop: ['Call the dock; record the departure if the truck has left', all],
    BookingTimedOut: ['Ask the partner again, or record the outcome', all],
    CarrierNotNotified: ['Send it to another address, or call the carrier', all],
    TenderExhausted: ['Choose another rate or carrier', all],
    TenderExpiring: ['Call the carrier and record the answer', all],
    MissingAppointment: ['Enter the appointment from the dock', all],
    NotOnShipment: ['Ship the order on its own truck', 'Consolidate it with other orders', all],
    MissingDocument: ['Upload the document, or request it from the carrier', all],
  })
})

it('leads to a number that has signs in it', () => {
  const steps = nextSteps({ kind: 'NoPosition', entity: 'shipment', entityName: 'S 1/2' })
  expect(steps.at(-1)?.to).toBe('/shipments/S%201%2F2/preview')
})

it('gives each kind a sign of its own, in the colour of how pressing it is', () => {
  expect(new Set(Object.values(kindIcons)).size).toBe(exceptionKindNames.length)
  expect(['Late', 'AtRisk', 'MissingDocument'].map((kind) => toneOf(kind as 'Late'))).toEqual([
    'late',
    'risk',
    'neutral',
  ])
})
