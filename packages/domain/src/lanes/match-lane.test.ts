import { describe, expect, it } from 'vitest'
import type { EquipmentMode } from '#freight/modes.ts'
import { type LaneEnd, laneOf } from './match-lane.ts'

const chicago: LaneEnd = { postalCode: '60606', city: 'Chicago', state: 'IL', country: 'US' }
const chicagoElsewhere: LaneEnd = { ...chicago, postalCode: '60612' }
const dallas: LaneEnd = { postalCode: '75201', city: 'Dallas', state: 'TX', country: 'US' }
const dallasElsewhere: LaneEnd = { ...dallas, postalCode: '75220' }
const ottawa: LaneEnd = { postalCode: 'K1A 0B1', city: 'Ottawa', state: 'ON', country: 'CA' }

const lane = (
  id: string,
  origin: LaneEnd,
  destination: LaneEnd,
  more: { createdAt?: string; mode?: EquipmentMode } = {},
) => ({
  id,
  equipmentMode: more.mode ?? 1,
  origin,
  destination,
  createdAt: more.createdAt ?? '2026-01-01T00:00:00Z',
})
const shipment = (origin: LaneEnd, destination: LaneEnd, equipmentMode: EquipmentMode = 1) => ({
  equipmentMode,
  origin,
  destination,
})

describe('laneOf', () => {
  it('matches both postal codes, of a US code the first five digits', () => {
    const lanes = [lane('to dallas', chicago, dallas), lane('back', dallas, chicago)]
    expect(laneOf(shipment(chicago, dallas), lanes)?.id).toBe('to dallas')
    expect(laneOf(shipment(dallas, chicago), lanes)?.id).toBe('back')
    const plusFour = { ...chicago, postalCode: '60606-1234', city: 'CHGO' }
    expect(laneOf(shipment(plusFour, dallas), lanes)?.id).toBe('to dallas')
  })

  it('matches the first three characters of Canadian codes', () => {
    const lanes = [lane('from ottawa', ottawa, dallas)]
    const sameArea = { ...ottawa, postalCode: 'k1a9z9', city: 'Gatineau' }
    const otherArea = { ...ottawa, postalCode: 'K1B 0B1', city: 'Gatineau' }
    expect(laneOf(shipment(sameArea, dallas), lanes)?.id).toBe('from ottawa')
    expect(laneOf(shipment(otherArea, dallas), lanes)).toBeNull()
  })

  it('otherwise matches both cities with their states, in any spelling', () => {
    const lanes = [lane('a', chicago, dallas)]
    expect(laneOf(shipment(chicagoElsewhere, dallasElsewhere), lanes)?.id).toBe('a')
    const spelled = { postalCode: null, city: ' CHICAGO', state: 'Illinois', country: 'US' } as const
    expect(laneOf(shipment(spelled, { ...dallas, postalCode: null }), lanes)?.id).toBe('a')
    expect(laneOf(shipment(chicago, { ...dallasElsewhere, state: 'OR' }), lanes)).toBeNull()
    expect(laneOf(shipment(chicago, { ...dallasElsewhere, city: 'Plano' }), lanes)).toBeNull()
  })

  it('knows a city by its country too, and no end by nothing', () => {
    const mexican: LaneEnd = { postalCode: '22000', city: 'Victoria', state: 'BC', country: 'MX' }
    const canadian: LaneEnd = { postalCode: 'V8W 1P6', city: 'Victoria', state: 'BC', country: 'CA' }
    expect(laneOf(shipment(mexican, dallas), [lane('a', canadian, dallas)])).toBeNull()
    const sameDigits: LaneEnd = { ...mexican, postalCode: '60606', city: 'X' }
    expect(laneOf(shipment(sameDigits, dallas), [lane('a', chicago, dallas)])).toBeNull()
    const nowhere: LaneEnd = { postalCode: null, city: '', state: '', country: 'US' }
    expect(laneOf(shipment(nowhere, nowhere), [lane('a', nowhere, nowhere)])).toBeNull()
  })

  it('puts postal codes before cities, then the newest', () => {
    const lanes = [
      lane('city, newest', chicagoElsewhere, dallasElsewhere, { createdAt: '2026-05-01T00:00:00Z' }),
      lane('postal, old', chicago, dallas, { createdAt: '2025-01-01T00:00:00Z' }),
      lane('postal, newer', chicago, dallas, { createdAt: '2026-02-01T00:00:00Z' }),
      lane('city, old', chicagoElsewhere, dallasElsewhere, { createdAt: '2025-05-01T00:00:00Z' }),
    ]
    expect(laneOf(shipment(chicago, dallas), lanes)?.id).toBe('postal, newer')
    const elsewhere = { ...chicago, postalCode: '60699' }
    expect(laneOf(shipment(elsewhere, dallas), lanes)?.id).toBe('city, newest')
  })

  it('wants the equipment of the shipment', () => {
    const lanes = [lane('dry', chicago, dallas), lane('reefer', chicago, dallas, { mode: 2 })]
    expect(laneOf(shipment(chicago, dallas, 2), lanes)?.id).toBe('reefer')
    expect(laneOf(shipment(chicago, dallas, 3), lanes)).toBeNull()
    expect(laneOf(shipment(chicago, dallas), [])).toBeNull()
  })
})
