import { describe, expect, it } from 'vitest'
import { fixture, peachesAndPaint } from '../testing/fixture.ts'
import { product, rateAsk } from '../testing/rate-ask.ts'
import { notesOf, toProject44, untellable } from './request.ts'

const account = { accountGroup: 'ACME', timeoutMs: 15_000 }

describe('toProject44', () => {
  it('tells project44 in its own words what is asked', () => {
    expect(toProject44(peachesAndPaint(), account)).toEqual(fixture(import.meta.dirname, 'peaches-and-paint.request'))
  })

  it('names the feet of trailer for volume alone: ten pallets of 48 × 40 take 17', () => {
    const products = [product({ count: 10, palletCount: 10 })]
    const volume = toProject44(rateAsk({ shippingMode: 'VLTL', products }), account)
    expect(volume).toMatchObject({ totalLinearFeet: 17 })
    expect(toProject44(rateAsk({ products }), account)).not.toHaveProperty('totalLinearFeet')
  })

  it('asks all accounts of the default group when none is set', () => {
    const request = toProject44(rateAsk(), { ...account, accountGroup: null })
    expect(request).not.toHaveProperty('capacityProviderAccountGroup')
    expect(request.apiConfiguration.fallBackToDefaultAccountGroup).toBe(true)
  })

  it('gives the carriers less time than we wait, and never none', () => {
    const seconds = (timeoutMs: number) => toProject44(rateAsk(), { ...account, timeoutMs }).apiConfiguration.timeout
    expect([seconds(30_000), seconds(15_500), seconds(100)]).toEqual([28, 13, 1])
  })

  it.each([
    [{ packagingType: 'Carton', count: 2, palletCount: 2 }, 'CARTON'],
    [{ packagingType: 'Carton', count: 80, palletCount: 2 }, 'PLT'],
    [{ packagingType: 'Skid', count: 4, palletCount: 2 }, 'SKID'],
    [{ packagingType: 'Barrel', count: 1, palletCount: 1 }, 'DRUM'],
    [{ packagingType: 'Gallon', count: 500, palletCount: 2 }, 'PLT'],
  ] as const)('names what the dimensions are of: %j goes as %s', (changes, code) => {
    expect(toProject44(rateAsk({ products: [product(changes)] }), account).lineItems[0]?.packageType).toBe(code)
  })

  it('leaves out what a hazardous line does not say, and names no packing group as NONE', () => {
    const gas = product({ isHazmat: true, hazmatHazardClass: '2.2', hazmatPackingGroup: 'None' })
    const request = toProject44(rateAsk({ products: [gas] }), account)
    expect(request.lineItems[0]).toMatchObject({ hazmatDetail: { hazardClass: '2.2', packingGroup: 'NONE' } })
    expect(request.accessorialServices).toEqual([{ code: 'HAZM' }])
  })
})

describe('untellable', () => {
  it('is a package without a code and a line without a class', () => {
    const gallon = product({ packagingType: 'Gallon', count: 1, palletCount: 1 })
    expect(untellable(rateAsk({ products: [product(), gallon] }))).toBe('has no package type Gallon')
    const weightless = product({ perPackageWeightInPounds: 0 })
    expect(untellable(rateAsk({ products: [weightless] }))).toBe('needs the freight class of every line item')
    expect(untellable(rateAsk())).toBeNull()
  })
})

describe('notesOf', () => {
  it('has nothing to say when every accessorial has a code', () => {
    const none = { pickupNote: null, deliveryNote: null }
    expect(notesOf(rateAsk({ accessorials: ['LiftgatePickup', 'Hazmat', 'Overlength30'] }))).toEqual(none)
  })
})
