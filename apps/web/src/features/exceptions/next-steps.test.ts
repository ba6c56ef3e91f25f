import { exceptionKindNames, exceptionKinds } from '@lanewise/domain/exceptions/exception-kinds'
import { expect, it } from 'vitest'
import { kindIcons, toneOf } from './kind-icon.ts'
import { nextSteps, recordStep } from './next-steps.ts'

const stepsOf = (kind: (typeof exceptionKindNames)[number]) => {
  const { record: entity } = exceptionKinds[kind]
  return nextSteps({ kind, entity, entityName: entity === 'order' ? 'O1' : 'S1' }).map(
    ({ verb, to, opens, needs }) => `${verb} ${to ?? opens} ${needs}`,
  )
}

it('offers for each kind what brings it on', () => {
  const page = '/shipments/S1/preview'
  const event = 'Add Event event BookShipment'
  const appointment = 'Set Appointment appointment BookShipment'
  expect(Object.fromEntries(exceptionKindNames.map((kind) => [kind, stepsOf(kind)]))).toEqual({
    Late: [appointment, event],
    AtRisk: [event, appointment],
    NoPosition: [event],
    OffRoad: [event],
    LongStop: [event],
    BookingTimedOut: [`Resolve Booking ${page} BookShipment`],
    CarrierNotNotified: [`Send Rate Confirmation ${page} BookShipment`],
    TenderExhausted: ['Book Shipment /shipments/S1/book BookShipment'],
    TenderExpiring: [`Open Tender ${page} RecordResponse`],
    MissingAppointment: ['Set Time appointment EditOrder'],
    NotOnShipment: ['Create Shipment /orders/O1 CreateShipment', 'Consolidate /orders/O1/consolidate ConsolidateOrder'],
    MissingDocument: [`Add Document ${page} ViewDocuments`],
  })
})

it('says of each step in a sentence what is to be done', () => {
  const textsOf = (kind: (typeof exceptionKindNames)[number]) =>
    nextSteps({ kind, entity: exceptionKinds[kind].record, entityName: 'N 1' }).map(({ text }) => text)
  const dock = 'Reschedule with the dock'
  expect(Object.fromEntries(exceptionKindNames.map((kind) => [kind, textsOf(kind)]))).toEqual({
    Late: [dock, 'Record the update from the driver or carrier'],
    AtRisk: ['Call the driver and record the answer', dock],
    NoPosition: ['Ask the driver where the truck is, and record it'],
    OffRoad: ['Ask the driver why the truck is off route'],
    LongStop: ['Call the dock; record the departure if the truck has left'],
    BookingTimedOut: ['Ask the partner again, or record the outcome'],
    CarrierNotNotified: ['Send it to another address, or call the carrier'],
    TenderExhausted: ['Choose another rate or carrier'],
    TenderExpiring: ['Call the carrier and record the answer'],
    MissingAppointment: ['Enter the appointment from the dock'],
    NotOnShipment: ['Ship the order on its own truck', 'Consolidate it with other orders'],
    MissingDocument: ['Upload the document, or request it from the carrier'],
  })
})

it('leads to a number that has signs in it', () => {
  expect(recordStep({ entity: 'shipment', entityName: 'S 1/2' })).toMatchObject({
    verb: 'View Shipment',
    needs: 'ViewShipment',
    to: '/shipments/S%201%2F2/preview',
  })
  expect(recordStep({ entity: 'order', entityName: 'O1' })).toMatchObject({ verb: 'View Order', to: '/orders/O1' })
})

it('gives each kind a sign of its own, in the colour of how pressing it is', () => {
  expect(new Set(Object.values(kindIcons)).size).toBe(exceptionKindNames.length)
  expect(['Late', 'AtRisk', 'MissingDocument'].map((kind) => toneOf(kind as 'Late'))).toEqual([
    'late',
    'risk',
    'neutral',
  ])
})
