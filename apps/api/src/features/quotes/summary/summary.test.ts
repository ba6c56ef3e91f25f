import { getHistory } from '@lanewise/contract/history'
import type { CallInput } from '@lanewise/contract/operation'
import { getLtlQuote, mailQuote, printQuoteSummary } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { addDays } from '@lanewise/domain/shared/calendar'
import { formatDate, formatNumber } from '@lanewise/domain/shared/format'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { laneSetup, perMile } from '#features/lanes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readPdf } from '#platform/pdf/testing/read-pdf.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { addTariff, chicagoToDallas, inDays, quoteSetup, truck } from '../testing/given.ts'
import { type Partners, project44Answer, project44Quote, startPartners } from '../testing/partners.ts'

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
beforeEach(() => partners.reset())

type Body = CallInput<typeof printQuoteSummary>['body']

/** A quote with LTL rates, a spot rate and a contracted rate, with a 15 percent markup and a 25 dollar audit fee. */
async function setup() {
  const made = await laneSetup(portal)
  const { ask, company } = made
  await addTariff(portal.database.db, company.id)
  await inCompany(portal.database.db, company.id, (tx) =>
    tx
      .updateTable('companySettings')
      .set({
        includePrepaidAddMarkupQuotes: true,
        prepaidAddMarkupMethod: 'Markup',
        domesticTlMarkup: 15,
        domesticLtlMarkup: 10,
        freightAuditEnabled: true,
        freightAuditManagementFee: 25,
      })
      .execute(),
  )
  const { id: laneId } = await made.addLane()
  const carrierId = await made.addCarrier('Kestrel Lines')
  await made.addRate(laneId, { carrierId, chargeType: 'Flat', rate: 1800 })
  const { quoteId, quoteNumber } = await ask(findIntegratedRates, {
    body: { ...chicagoToDallas, accessorials: ['LiftgateDelivery'], customerId: company.id },
  })
  const spot = await ask(createAPIQuote, { body: truck })
  const { details } = await ask(getLtlQuote, { params: { quoteId } })
  const summaryBody: Body = {
    details: { ...details, shippingModes: ['TL', 'LTL'], pickupDate: inDays(3) },
    quoteId,
    spotQuoteIds: [spot.id],
  }
  const print = async (more: Partial<Body> = {}) => {
    const { fileName, base64 } = await ask(printQuoteSummary, { body: { ...summaryBody, ...more } })
    const file = Buffer.from(base64, 'base64')
    return { fileName, file, pages: readPdf(file) }
  }
  return { ...made, print, quoteNumber, asked: summaryBody }
}

const day = (days: number) => formatDate(addDays(inDays(3), days), 'UTC')

describe('the printed summary of a quote', () => {
  it('holds the spot rate, the TL rates and the LTL/VLTL rates, on one page where it fits [QUOTE-66]', async () => {
    const { print, quoteNumber } = await setup()
    const { fileName, file, pages } = await print({ prices: 'Cost' })
    expect(fileName).toBe(`Quote-${quoteNumber}.pdf`)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pages).toHaveLength(1)
    const lines = (pages[0] ?? '').split('\n')
    const section = (from: string, to: string) => lines.slice(lines.indexOf(from) + 1, lines.indexOf(to))
    expect(section('Spot rate', 'TL rates').slice(5)).toEqual([
      'Full truckload',
      'Quote SR-118',
      '2 days',
      day(2),
      '$2,175.40',
    ])
    expect(section('TL rates', 'LTL/VLTL rates').slice(5)).toEqual([
      'Kestrel Lines',
      'Contract, lane Chicago to Dallas',
      '2 days',
      day(2),
      '$1,825.00',
    ])
    const ltl = lines.slice(lines.indexOf('LTL/VLTL rates'))
    for (const text of [
      'SAIA',
      'LTL, Standard Rate',
      '3 to 4 days',
      '$500.75',
      'Flock Freight',
      '$742.18',
      'Lanewise Lines',
    ])
      expect(ltl.join('\n').replaceAll('  ', ' ')).toContain(text)
  })

  it('shows the way, the day, the freight and the accessorials', async () => {
    const { print, quoteNumber } = await setup()
    const [page] = (await print()).pages
    for (const text of [
      'Quote summary',
      `Quote ${quoteNumber}`,
      'Chicago, IL 60606',
      'Dallas, TX 75201',
      day(0),
      'Truckload, LTL',
      'Dry',
      'Liftgate Delivery',
      'Canned peaches',
      '1,000 lbs',
      'Page 1 of 1',
    ])
      expect(page).toContain(text)
  })

  it('prices by cost, audit fee and markup as the customer pays, or as it costs, whatever a browser says', async () => {
    const { print } = await setup()
    const customer = (await print({ prices: 'Customer' })).pages.join('\n')
    // (2,150.40 + 25) × 1.15, (1,800 + 25) × 1.15 and 500.75 × 1.1.
    for (const text of ['Customer price', '$2,501.71', '$2,098.75', '$550.83']) expect(customer).toContain(text)
    const cost = (await print({ prices: 'Cost' })).pages.join('\n')
    for (const text of ['$2,175.40', '$1,825.00', '$500.75']) expect(cost).toContain(text)
    expect(cost).not.toContain('Customer price')
  })

  it('shows the miles that trucks are priced by, hazmat, and accessorials only where some were asked for', async () => {
    const { print, asked: requests } = await setup()
    const [{ miles }] = partners.asked.spot().map(({ body }) => body) as [{ miles: number }]
    const linesOf = async (more: Partial<Body> = {}) => (await print(more)).pages.join('\n').split('\n')
    const lines = await linesOf()
    expect(lines[lines.indexOf('Miles') + 1]).toBe(formatNumber(miles, 1))
    expect(lines).toContain('Accessorials')
    expect(lines).toContain('Canned peaches')
    const lineItems = requests.details.lineItems.map((item) => ({ ...item, isHazmat: true }))
    const plain = await linesOf({ details: { ...requests.details, dropoffAccessorials: [], lineItems } })
    expect(plain).not.toContain('Accessorials')
    expect(plain).toContain('Canned peaches (hazmat)')
  })

  it('says why a contract has no price for the freight', async () => {
    const { print, addLane, addCarrier, addRate } = await setup()
    const { id } = await addLane()
    await addRate(id, {
      ...perMile,
      carrierId: await addCarrier('Osprey Lines'),
      chargeType: 'Pallet',
      rate: null,
      minCharge: 450,
      rateSpecifications: [{ rateRanges: [{ minPallets: 1, maxPallets: 1, ratePerPallet: 100 }] }],
    })
    expect((await print()).pages.join(' ').replaceAll(/\s+/g, ' ')).toContain('No range of this rate covers 2 pallets')
  })

  it('goes on over pages with its titles again', async () => {
    partners.project44(
      project44Answer(
        ...Array.from({ length: 80 }, (_one, index) =>
          project44Quote({ carrierCode: `C${index}`, rateQuoteDetail: { total: 600 + index } }),
        ),
      ),
    )
    const { print } = await setup()
    const { pages } = await print()
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Est. arrival')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    }
    for (let index = 0; index < 80; index += 1) expect(pages.join('\n').split('\n')).toContain(`C${index}`)
  })

  it('says where there is nothing', async () => {
    const { ask, asked: requests } = await setup()
    const body = { details: { ...requests.details, shippingModes: ['LTL' as const] } }
    const { fileName, base64 } = await ask(printQuoteSummary, { body })
    expect(fileName).toBe('Quote-summary.pdf')
    const [page] = readPdf(Buffer.from(base64, 'base64'))
    for (const text of ['Requested rates', 'No spot rate', 'No contracted rates on this lane', 'No LTL or VLTL rates'])
      expect(page).toContain(text)
  })

  it('of a quote that is half filled in says what is not given, and looks for no contract', async () => {
    const { ask, asked: requests } = await setup()
    const printed = async (more: Partial<Body['details']>) => {
      const { base64 } = await ask(printQuoteSummary, { body: { details: { ...requests.details, ...more } } })
      return readPdf(Buffer.from(base64, 'base64'))[0] ?? ''
    }
    expect(await printed({})).toContain('Kestrel Lines')
    for (const missing of [{ pickupLocation: null }, { dropoffLocation: null }, { pickupDate: null }]) {
      const page = await printed(missing)
      expect(page.match(/Not given/g)).toHaveLength(1)
      expect(page).not.toContain('Kestrel Lines')
      expect(page.includes('Not known')).toBe(!('pickupDate' in missing))
    }
  })

  it('takes no quote and no spot rate of another company, and no unknown place', async () => {
    const { asked: requests } = await setup()
    const other = await quoteSetup(portal)
    const status = async (body: Partial<Body>) =>
      (await other.attempt(printQuoteSummary, { body: { details: requests.details, ...body } })).status
    expect(await status({ quoteId: requests.quoteId })).toBe(404)
    expect(await status({ spotQuoteIds: requests.spotQuoteIds })).toBe(404)
    const details = { ...requests.details, pickupLocation: { ...requests.details.pickupLocation, id: 'US:00000' } }
    const { status: refused, problem } = await other.attempt(printQuoteSummary, { body: { details } })
    expect([refused, problem.modelState]).toEqual([400, { 'details.pickupLocation': ['Not a known place'] }])
  })
})

describe('a quote that is mailed', () => {
  const to = 'buyer@customer.test'

  it('shows customer prices and never a cost, with the message and the file, and stands in the history of the quote', async () => {
    const { ask, asked: request, quoteNumber, print } = await setup()
    await ask(mailQuote, { body: { ...request, to, message: 'As discussed.' } })
    const [mail] = (await mailsTo(portal, to)).filter(({ subject }) => subject.includes(quoteNumber))
    const text = JSON.stringify(mail)
    expect(text).toContain('As discussed.')
    const customer = amountsIn((await print({ prices: 'Customer' })).pages)
    const cost = amountsIn((await print({ prices: 'Cost' })).pages)
    expect(customer.some((amount) => text.includes(amount))).toBe(true)
    for (const amount of cost.filter((one) => !customer.includes(one))) expect(text).not.toContain(amount)
    const history = await ask(getHistory, { params: { entity: 'quote', entityId: request.quoteId ?? '' } })
    expect(JSON.stringify(history)).toContain(`mailed the quote to ${to}`)
  })

  it('is refused with a wrong address, and where there is no rate to mail', async () => {
    const { attempt, asked: request } = await setup()
    const statusOf = async (body: object) => (await attempt(mailQuote, { body: { ...request, to, ...body } })).status
    expect(await statusOf({ to: 'nobody' })).toBe(400)
    const details = { ...request.details, shippingModes: ['LTL'] }
    expect(await statusOf({ quoteId: null, spotQuoteIds: [], details })).toBe(400)
  })
})

const amountsIn = (pages: readonly string[]) =>
  [...pages.join('\n').matchAll(/\$[\d,]+\.\d\d/g)].map(([amount]) => amount)
