import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { getLtlQuote, printQuoteSummary } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { updateQuoteMarkupSettings } from '@lanewise/contract/settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chicagoToDallas, inDays, truck } from '#features/quotes/testing/given.ts'
import { type Partners, startPartners } from '#features/quotes/testing/partners.ts'
import { readPdf } from '#platform/pdf/testing/read-pdf.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderSetup } from '../testing/given.ts'
import { addLaneRate } from '../testing/lane-rate.ts'

let partners: Partners
let portal: TestPortal
beforeAll(async () => {
  partners = await startPartners()
  portal = await startSettingsPortal(partners.settings)
})
afterAll(async () => {
  await portal.close()
  await partners.close()
})

type Mode = 'LTL' | 'VLTL'
type Markups = Partial<CustomerConfiguration>

const unset = {
  includePrepaidAddMarkupQuotes: true,
  internationalTLMarkup: null,
  internationalLTLMarkup: null,
  domesticTLMarkup: null,
  domesticLTLMarkup: null,
  defaultPrepaidAdd: null,
}

async function markupSetup(terms: Parameters<typeof addLaneRate>[1] = { chargeType: 'Flat', flatOrEach: 1800 }) {
  const own = await orderSetup(portal)
  const { ask } = own.admin
  await addLaneRate(own.admin, terms)
  const spot = await ask(createAPIQuote, { body: truck })
  const quoteOf = async (shippingMode: Mode) =>
    (await ask(findIntegratedRates, { body: { ...chicagoToDallas, shippingMode, customerId: own.company.id } })).quoteId
  const quotes = { LTL: await quoteOf('LTL'), VLTL: await quoteOf('VLTL') }
  const { details } = await ask(getLtlQuote, { params: { quoteId: quotes.LTL } })
  const configure = (markups: Markups) => ask(updateQuoteMarkupSettings, { body: { ...unset, ...markups } })
  /** Customer prices for the spot, contract and LTL rates of a quote in progress. */
  const prices = async (places: Partial<QuoteDraft> = {}, mode: Mode = 'LTL') => {
    const quoteDetails = { ...details, shippingModes: ['TL' as const, mode], pickupDate: inDays(3), ...places }
    const body = { details: quoteDetails, quoteId: quotes[mode], spotQuoteIds: [spot.id], prices: 'Customer' as const }
    const { base64 } = await ask(printQuoteSummary, { body })
    const lines = readPdf(Buffer.from(base64, 'base64')).join('\n').split('\n')
    const after = (name: string) => lines.slice(lines.indexOf(name)).find((line) => line.startsWith('$'))
    return [after('Full truckload'), after('Able'), after('SAIA')]
  }
  return { ...own, details, spot, configure, prices }
}

const margin = { prepaidAddMarkupMethod: 'Margin' } as const
const markup = { prepaidAddMarkupMethod: 'Markup' } as const

it('a quote costs the customer cost ÷ (1 − percent/100) by margin, cost × (1 + percent/100) by any other method [RATE-39] [RATE-40]', async () => {
  const { configure, prices } = await markupSetup()
  await configure({ ...margin, domesticTLMarkup: 15, domesticLTLMarkup: 7.5 })
  // 2,150.40 / 0.85 = 2,529.882…, 1,800 / 0.85 = 2,117.647…, 500.75 / 0.925 = 541.351…
  expect(await prices()).toEqual(['$2,529.88', '$2,117.65', '$541.35'])
  await configure({ ...markup, domesticTLMarkup: 15, domesticLTLMarkup: 7.5 })
  // 2,150.40 × 1.15, 1,800 × 1.15, 500.75 × 1.075 = 538.30625
  expect(await prices()).toEqual(['$2,472.96', '$2,070.00', '$538.31'])
})

it('a quote takes the percent of its way and mode, VLTL that of LTL, else the default, else none [RATE-43] [RATE-44] [RATE-45]', async () => {
  const { details, configure, prices } = await markupSetup()
  const abroad = { dropoffLocation: details.dropoffLocation && { ...details.dropoffLocation, country: 'CA' as const } }
  const all = { internationalTLMarkup: 40, internationalLTLMarkup: 30, domesticTLMarkup: 20, domesticLTLMarkup: 10 }
  await configure({ ...markup, ...all, defaultPrepaidAdd: 50 })
  expect(await prices()).toEqual(['$2,580.48', '$2,160.00', '$550.83'])
  // The contract covers no lane abroad.
  expect(await prices(abroad)).toEqual(['$3,010.56', undefined, '$650.98'])
  expect((await prices({}, 'VLTL')).at(-1)).toBe('$550.83')
  expect((await prices(abroad, 'VLTL')).at(-1)).toBe('$650.98')
  await configure({ ...markup, domesticTLMarkup: 20, defaultPrepaidAdd: 50 })
  expect(await prices()).toEqual(['$2,580.48', '$2,160.00', '$751.13'])
  await configure({ ...markup, domesticTLMarkup: 20 })
  expect(await prices()).toEqual(['$2,580.48', '$2,160.00', '$500.75'])
})

it('a quote is international when its stops span more than one country, one without a country counting as US [RATE-42]', async () => {
  const { details, configure, prices } = await markupSetup()
  await configure({ ...markup, internationalLTLMarkup: 20, domesticLTLMarkup: 0 })
  const at = (place: QuoteDraft['pickupLocation'], country: 'US' | 'CA') => place && { ...place, country }
  const [origin, destination] = [details.pickupLocation, details.dropoffLocation]
  const price = async (pickupLocation: typeof origin, dropoffLocation: typeof origin) =>
    (await prices({ pickupLocation, dropoffLocation })).at(-1)
  expect(await price(at(origin, 'US'), at(destination, 'US'))).toBe('$500.75')
  expect(await price(at(origin, 'CA'), at(destination, 'CA'))).toBe('$500.75')
  expect(await price(at(origin, 'US'), at(destination, 'CA'))).toBe('$600.90')
  expect(await price(null, at(destination, 'CA'))).toBe('$600.90')
  expect(await price(at(origin, 'US'), null)).toBe('$500.75')
})

it('markup applies to quotes in progress and to Prepaid & Add orders, both only where the company includes it [RATE-38]', async () => {
  const { spot, configure, prices, create, read } = await markupSetup()
  const customerTotal = async (freightTermType: 'PrepaidAdd' | 'Prepaid') => {
    const terms = { freightTermType, markup: freightTermType === 'PrepaidAdd' ? 25 : null }
    const { orderNumber } = await create({ quoteNumberOrId: spot.id, tmsOrderDetails: terms })
    return (await read(orderNumber)).selectedQuote?.customerTotal
  }
  await configure({ ...markup, defaultPrepaidAdd: 10 })
  expect(await prices()).toEqual(['$2,365.44', '$1,980.00', '$550.83'])
  expect(await customerTotal('PrepaidAdd')).toBe(2688)
  expect(await customerTotal('Prepaid')).toBe(2150.4)
  await configure({ ...markup, defaultPrepaidAdd: 10, includePrepaidAddMarkupQuotes: false })
  expect(await prices()).toEqual(['$2,150.40', '$1,800.00', '$500.75'])
  expect(await customerTotal('PrepaidAdd')).toBe(2150.4)
})

it('a contract by the cubic foot counts the volume of a pallet times the pallets, to 2 decimals [FREIGHT-3]', async () => {
  const { details, prices } = await markupSetup({ chargeType: 'CubicFoot', flatOrEach: 1 })
  const priceOf = async (palletCount: number) => {
    const sides = { packageLength: 48, packageWidth: 40, packageHeight: 48, palletCount, packageCount: palletCount }
    return (await prices({ lineItems: details.lineItems.map((item) => ({ ...item, ...sides })) }))[1]
  }
  // One pallet is 53.333… ft³: ten come to 533.33, and three to 160.00, not to three times 53.33.
  expect(await priceOf(10)).toBe('$533.33')
  expect(await priceOf(3)).toBe('$160.00')
  expect(await priceOf(1)).toBe('$53.33')
})
