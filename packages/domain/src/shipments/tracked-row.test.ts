import { expect, it } from 'vitest'
import { rowOfTracked, trackedExportHeader } from './tracked-row.ts'

const end = { companyName: 'Acme', city: 'Dallas', state: 'TX', zip: '75201', ianaTimeZone: 'America/Chicago' }
const shipment = {
  shipmentNumber: 'S100001',
  shipmentStatusDescription: 'In Transit',
  shippingMode: 'TL',
  carrierName: 'Able',
  proNumber: null,
  orderNumbers: ['O1'],
  customerName: 'Acme',
  origin: end,
  destination: { ...end, city: 'Denver', state: 'CO', ianaTimeZone: 'America/Denver' },
  originEarlyDateTime: '2026-11-16T14:00:00Z',
  destinationEarlyDateTime: '2026-11-17T16:00:00Z',
  actualPickupDateTime: null,
  actualDeliveryDateTime: null,
  distance: 800,
  weight: 1000,
  pallets: 2,
  totalCharge: null,
  onTimeStatus: 'AtRisk',
  position: { latitude: 37.6, longitude: -104.8, at: '2026-11-17T14:26:00Z', near: 'Walsenburg, CO' },
  nextStop: {
    companyName: 'Meridian',
    city: 'Denver',
    state: 'CO',
    ianaTimeZone: 'America/Denver',
    eta: '2026-11-17T17:31:00Z',
  },
  milesToGo: 168.2,
}
const byColumn = (row: readonly unknown[]) =>
  Object.fromEntries(trackedExportHeader.map((name, index) => [name, row[index]]))

it('tells where each truck is and when it will be at its next stop, by the clock of the stop', () => {
  expect(byColumn(rowOfTracked(shipment))).toMatchObject({
    'Shipment #': 'S100001',
    'On Time': 'AtRisk',
    'Next Stop': 'Meridian, Denver, CO',
    ETA: '11/17/2026 10:31',
    'Miles To Go': '168.2',
    Position: 'Walsenburg, CO',
    Latitude: 37.6,
    Longitude: -104.8,
    'Position Time (UTC)': '11/17/2026 14:26',
  })
})

it('leaves empty what nobody knows', () => {
  const row = rowOfTracked({ ...shipment, onTimeStatus: null, position: null, nextStop: null, milesToGo: null })
  expect(row).toHaveLength(trackedExportHeader.length)
  expect(row.slice(-8)).toEqual(['', '', '', '', '', undefined, undefined, ''])
  expect(byColumn(rowOfTracked({ ...shipment, nextStop: { ...shipment.nextStop, eta: null } })).ETA).toBe('')
})
