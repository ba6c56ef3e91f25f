import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAsk, aProduct, stopIn } from '#rating/ltl/testing/given.ts'
import { askText, digest } from './quote-number.ts'

describe('the digest of a text', () => {
  it('is fourteen letters and digits, the same for the same text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(digest(text)).toMatch(/^[0-9A-Z]{14}$/)
        expect(digest(text)).toBe(digest(text))
      }),
    )
  })

  it('differs for texts that differ a little', () => {
    const texts = Array.from({ length: 20_000 }, (_unused, index) => `ask ${index}`)
    expect(new Set(texts.map(digest)).size).toBe(texts.length)
  })
})

describe('the text of an ask', () => {
  it('is the same whatever the order of fields and accessorials', () => {
    const ask = anAsk({ accessorials: ['LiftgateDelivery', 'Hazmat'] })
    const turned = Object.fromEntries(Object.entries(ask).reverse()) as typeof ask
    expect(askText({ ...turned, accessorials: ['Hazmat', 'LiftgateDelivery', 'Hazmat'] })).toBe(askText(ask))
  })

  it.each([
    { miles: 901 },
    { shippingMode: 'VLTL' as const },
    { shippingDate: '2026-11-13' },
    { isHazmatRequired: true },
    { accessorials: ['Hazmat' as const] },
    { stops: [stopIn('IL'), stopIn('OH')] as const },
    { products: [aProduct({ perPackageWeightInPounds: 501 })] },
    { products: [aProduct({ nmfcClass: null })] },
    { products: [aProduct(), aProduct()] },
  ])('differs with %j', (other) => {
    expect(askText(anAsk(other))).not.toBe(askText(anAsk()))
  })
})
