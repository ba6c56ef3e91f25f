import { describe, expect, it } from 'vitest'
import { anAsk, aProduct, stopIn } from '#rating/ltl/testing/given.ts'
import { shipmentOf } from './shipment.ts'

describe('what tariffs read of an ask', () => {
  it('rounds the weight of each line up to whole pounds, without the noise of fractions', () => {
    const lines = [
      aProduct({ perPackageWeightInPounds: 0.1, count: 3 }),
      aProduct({ perPackageWeightInPounds: 33.4, count: 3 }),
      aProduct({ perPackageWeightInPounds: 1.1, count: 10 }),
      aProduct({ perPackageWeightInPounds: 5e-324, count: 1 }),
    ]
    const shipment = shipmentOf(anAsk({ products: lines }))
    expect(shipment.lines.map(({ pounds }) => pounds)).toEqual([1, 101, 11, 1])
    expect(shipment.pounds).toBe(114)
  })

  it('adds up pieces, pallets, cubic and linear feet, and finds the heaviest pallet', () => {
    const products = [
      aProduct({ count: 40, palletCount: 2, perPackageWeightInPounds: 20 }),
      aProduct({ palletCount: 1 }),
    ]
    expect(shipmentOf(anAsk({ products }))).toMatchObject({
      pieces: 42,
      pallets: 3,
      // 2 and 1 pallets of 53.333… cu ft, each line rounded to 2 decimals.
      cubicFeet: 160,
      // One row of 40 inches per line.
      linearFeet: 8,
      heaviestPallet: 1_000,
    })
  })

  it('keeps a class that is given and tells the density of a line without one', () => {
    const [given, open] = shipmentOf(anAsk({ products: [aProduct(), aProduct({ nmfcClass: null })] })).lines
    expect(given).toMatchObject({ givenClass: 4, density: null, densityText: null })
    expect(open).toMatchObject({ givenClass: null, density: 9.375, densityText: '9.38' })
  })

  it('counts long freight by its larger side, whether or not an accessorial says so', () => {
    const overlength = (accessorials: Parameters<typeof anAsk>[0]) =>
      shipmentOf(anAsk(accessorials)).services.overlengthFeet
    const products = [aProduct({ length: 30, width: 150 })]
    expect(overlength({})).toBe(0)
    expect(overlength({ products })).toBe(12)
    expect(overlength({ products, accessorials: ['Overlength14'] })).toBe(14)
  })

  it('asks for hazmat service where a line, the ask or an accessorial says so, once', () => {
    const wholeServices = (ask: Parameters<typeof anAsk>[0]) =>
      shipmentOf(anAsk(ask)).services.whole.map(({ service }) => service)
    expect(wholeServices({})).toEqual([])
    expect(wholeServices({ isHazmatRequired: true })).toEqual(['Hazmat'])
    expect(wholeServices({ products: [aProduct({ isHazmat: true })], accessorials: ['Hazmat'] })).toEqual(['Hazmat'])
  })

  it('knows states by name and rounds miles', () => {
    expect(shipmentOf(anAsk({ stops: [stopIn('texas'), stopIn('QC', 'CA')], miles: 900.4 }))).toMatchObject({
      origin: { country: 'US', state: 'TX', stateName: 'Texas' },
      destination: { country: 'CA', state: 'QC', stateName: 'Québec' },
      miles: 900,
    })
  })
})
