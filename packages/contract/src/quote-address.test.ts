import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import { describe, expect, it } from 'vitest'
import { readParameter, readQuoteAddress, writeParameter, writeQuoteAddress } from './quote-address.ts'
import { type ChosenQuote, QuoteDraft } from './quote-form.ts'

const dallas = {
  id: 'US:75212',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75212',
  country: 'US',
  latitude: 32.78,
  longitude: -96.87,
  ianaTimeZone: 'America/Chicago',
} as const
const pallet = {
  ...newLineItem('a', { shippingMode: 'LTL', equipmentMode: 1 }),
  description: 'Tomato puree',
  totalWeight: 3240,
  palletCount: 4,
  packageCount: 96,
  freightClass: '70' as const,
}
const complete = QuoteDraft.parse({
  equipmentMode: 1,
  shippingModes: ['LTL'],
  pickupDate: '2026-11-17',
  pickupLocation: dallas,
  dropoffLocation: { ...dallas, id: 'US:30336', city: 'Atlanta', state: 'GA', postalCode: '30336' },
  lineItems: [pallet],
})
const rate: ChosenQuote = {
  internalQuote: {
    id: '0198c0de-0000-7000-8000-000000000001',
    rateSource: 'Contract',
    carrier: 'Copperline',
    transitDays: 2,
    totalCost: 1985,
  },
}

describe('a parameter of the address', () => {
  it('leaves out what reads back by itself', () => {
    const text = writeParameter(QuoteDraft, complete)
    expect(text.length).toBeLessThan(JSON.stringify(complete).length)
    expect(text).not.toContain('null')
    expect(readParameter(QuoteDraft, text)).toEqual(complete)
  })

  it('is written whole where something would read back otherwise', () => {
    const odd = { ...complete, lineItems: [{ ...pallet, packagingUnitType: null }] }
    expect(readParameter(QuoteDraft, writeParameter(QuoteDraft, odd))).toEqual(odd)
  })

  it('is nothing where it was cut off or is something else', () => {
    expect(readParameter(QuoteDraft, writeParameter(QuoteDraft, complete).slice(0, -20))).toBeNull()
    expect(readParameter(QuoteDraft, '[1]')).toBeNull()
    expect(readParameter(QuoteDraft, null)).toBeNull()
  })
})

describe('an address', () => {
  it('leads back to where it was written', () => {
    const address = { step: 'AdditionalDetails', details: complete, rate } as const
    expect(readQuoteAddress(writeQuoteAddress(address))).toEqual(address)
  })

  it('keeps the amounts that the user saw, also on the way back to the rates, and drops broken ones [DEF-141]', () => {
    const price = { side: 'Cost', customer: 680.69, cost: 618.81 } as const
    for (const step of ['CarrierRates', 'AdditionalDetails'] as const)
      expect(readQuoteAddress(writeQuoteAddress({ step, details: complete, rate: null, price })).price).toEqual(price)
    const broken = writeQuoteAddress({ step: 'CarrierRates', details: complete, rate: null })
    broken.set('price', '{"side":"Other"}')
    expect(readQuoteAddress(broken).price).toBeUndefined()
  })

  it('is the first step where the data of its step are missing', () => {
    const half = { ...complete, pickupDate: null }
    const read = readQuoteAddress(writeQuoteAddress({ step: 'CarrierRates', details: half, rate: null }))
    expect(read).toEqual({ step: 'ShipmentDetails', details: half, rate: null })
    expect(readQuoteAddress(new URLSearchParams('step=AdditionalDetails'))).toEqual({
      step: 'ShipmentDetails',
      details: null,
      rate: null,
    })
  })

  it('keeps a hundred lines below the 64 KB that the server reads', () => {
    const lineItems = Array.from({ length: 100 }, (_unused, index) => ({
      ...pallet,
      uniqueIdentifier: `line-${index}`,
    }))
    const full = { step: 'CarrierRates', details: { ...complete, lineItems }, rate: null } as const
    expect(String(writeQuoteAddress(full)).length).toBeLessThan(60_000)
  })
})
