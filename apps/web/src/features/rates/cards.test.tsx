import { getPicture } from '@lanewise/contract/profile'
import { createAPIQuote } from '@lanewise/contract/rates'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { aCharge, aContract, anLtlRate, aRatesPortal, openRates, someRates } from './testing/given.tsx'

const row = (name: string) => screen.findByRole('listitem', { name })
const spotCard = (name: string) => screen.findByRole('article', { name })
const marked = { includePrepaidAddMarkupQuotes: true, prepaidAddMarkupMethod: 'Markup' as const, defaultPrepaidAdd: 10 }

describe('the head of the rates', () => {
  it('shows city and state of pickup and dropoff [QUOTE-40]', async () => {
    await openRates()
    expect(await screen.findByRole('heading', { name: 'Dallas, TX to Atlanta, GA' })).toBeVisible()
  })
})

describe('Spot Truckload', () => {
  it('always holds a card Exclusive Use [QUOTE-41]', async () => {
    await openRates({ details: { shippingModes: ['LTL'] } })
    const section = within(await screen.findByRole('region', { name: 'Spot Truckload' }))
    expect(section.getByRole('article', { name: 'Exclusive Use' })).toBeVisible()
  })

  it('holds a card Partial when the company asks for partial quotes [QUOTE-42]', async () => {
    await openRates({ configuration: { includePartialTLQuotes: true } })
    expect(within(await spotCard('Partial')).getByText('Partial')).toBeVisible()
  })

  it('holds no card Partial when the company asks for no partial quotes [QUOTE-42]', async () => {
    await openRates()
    await screen.findByText('Quote Q-88214')
    expect(screen.queryByRole('article', { name: 'Partial' })).toBeNull()
  })

  it('shows cost, transit days, arrival, quote number, breakdown and Select [QUOTE-43]', async () => {
    const { keys } = await openRates()
    const card = within(await spotCard('Exclusive Use'))
    expect(await card.findByText('Quote Q-88214')).toBeVisible()
    expect(card.getByText('2 days · arrives 11/19/2099')).toBeVisible()
    expect(card.getByRole('button', { name: /^Select/ })).toBeVisible()
    await keys.click(card.getByRole('button', { name: /^\$2,412\.60/ }))
    const table = within(await screen.findByRole('dialog', { name: 'Cost Breakdown' }))
    expect(table.getByRole('row', { name: 'Line haul Freight Rate Per Mile 781 $2.345 $1,831.45' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Carrier cost $2,412.60' })).toBeVisible()
  })

  it('says No rate available in place of a rate that failed, without Select [QUOTE-44]', async () => {
    const { portal, answered } = aRatesPortal()
    portal.on(createAPIQuote, refused(422, 'No truck is offered on this lane'))
    await openRates({ portal, answered })
    const card = within(await spotCard('Exclusive Use'))
    expect(await card.findByText('No rate available')).toBeVisible()
    expect(card.getByText('No truck is offered on this lane')).toBeVisible()
    expect(card.queryByRole('button', { name: /^Select/ })).toBeNull()
  })

  it('says No rate available in place of an answer without a rate, without Select [QUOTE-44]', async () => {
    const { portal, answered } = aRatesPortal()
    const { fetch } = portal
    portal.fetch = async (address, init) =>
      address.includes('/spot-quotes') ? new Response('null', { status: 200 }) : fetch(address, init)
    await openRates({ portal, answered })
    const card = within(await spotCard('Exclusive Use'))
    expect(await card.findByText('No rate available')).toBeVisible()
    expect(card.queryByRole('button', { name: /^Select/ })).toBeNull()
  })
})

describe('an LTL rate', () => {
  const prairie = anLtlRate({
    carrierName: 'Prairie Star Lines',
    logoId: '0198c0de-0000-7000-b000-000000000001',
    minServiceDays: 4,
    maxServiceDays: 6,
    serviceLevel: 'Economy',
    serviceLevelDescription: 'Moves when there is room',
    pickupFlexibility: 'Flexible pickup ±1 day',
    flexibilityDescription: 'The carrier chooses the day',
    totalCost: 587.2,
  })

  it('shows carrier, logo, days, arrival, level, terms, cost, caption and Select [QUOTE-54]', async () => {
    const { portal, answered } = aRatesPortal({ ltl: someRates([prairie]) })
    portal.on(getPicture, { contentType: 'image/png', data: 'aGk=' })
    await openRates({ portal, answered })
    const card = await row('Prairie Star Lines, Economy / Deferred')
    const text = within(card)
    await waitFor(() => expect(card.querySelector('img')?.src).toBe('data:image/png;base64,aGk='))
    for (const shown of [
      'Prairie Star Lines',
      'Economy / Deferred',
      '4-6',
      '11/25/2099',
      'Flexible pickup ±1 day',
      'Carrier cost',
    ])
      expect(text.getByText(shown)).toBeVisible()
    expect(text.getByRole('button', { name: /^\$587\.20/ })).toBeVisible()
    expect(text.getByRole('button', { name: /^Select/ })).toHaveTextContent('Select')
  })

  it('loads the logo from the store of documents by its id [RATE-34]', async () => {
    const { portal, answered } = aRatesPortal({ ltl: someRates([prairie]) })
    portal.on(getPicture, { contentType: 'image/png', data: 'aGk=' })
    await openRates({ portal, answered })
    await waitFor(() => expect(portal.calls(getPicture)[0]?.params).toEqual({ fileId: prairie.logoId }))
  })

  it('explains its service level in a popover [QUOTE-55]', async () => {
    const { keys } = await openRates({ ltl: someRates([prairie]) })
    await row('Prairie Star Lines, Economy / Deferred')
    await keys.click(screen.getByRole('button', { name: 'About Economy / Deferred' }))
    expect(await screen.findByRole('dialog', { name: 'Economy / Deferred' })).toHaveTextContent(
      'Moves when there is room',
    )
  })

  it('shows how flexible the pickup is, with its explanation, otherwise the liability [QUOTE-56]', async () => {
    const { keys } = await openRates({ ltl: someRates([prairie, anLtlRate({ maxLiability: 25_000 })]) })
    const flexible = within(await row('Prairie Star Lines, Economy / Deferred'))
    expect(flexible.queryByText(/Liability/)).toBeNull()
    expect(within(await row('Kestrel Freight System, Standard')).getByText('Liability $25,000.00')).toBeVisible()
    await keys.click(flexible.getByRole('button', { name: 'About Flexible pickup ±1 day' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('The carrier chooses the day')
  })

  it('reads its days as one number, or as min-max [QUOTE-57]', async () => {
    await openRates({ ltl: someRates([prairie, anLtlRate()]) })
    expect(within(await row('Prairie Star Lines, Economy / Deferred')).getByText('4-6')).toBeVisible()
    expect(within(await row('Kestrel Freight System, Standard')).getByText('3')).toBeVisible()
  })

  it('says which amount it shows, and Guaranteed where it is [QUOTE-58]', async () => {
    const sure = anLtlRate({ carrierName: 'Northgate', isGuaranteedRate: true })
    const { keys } = await openRates({ ltl: someRates([anLtlRate(), sure]), configuration: marked })
    const [plain, guaranteed] = [
      within(await row('Kestrel Freight System, Standard')),
      within(await row('Northgate, Standard')),
    ]
    expect(plain.getByText('Customer price')).toBeVisible()
    expect(guaranteed.getByText('Customer price, Guaranteed')).toBeVisible()
    await keys.click(screen.getByRole('radio', { name: 'Cost' }))
    expect(plain.getByText('Carrier cost')).toBeVisible()
    expect(guaranteed.getByText('Carrier cost, Guaranteed')).toBeVisible()
  })

  it('opens its cost as a table of six columns, and says why [QUOTE-59]', async () => {
    const rate = anLtlRate({
      charges: [
        aCharge(),
        aCharge({
          description: 'Discount 78%',
          chargeType: 'Discount',
          chargeTypeName: 'Discount',
          chargeRateType: 'Percent',
          units: 1,
          rate: 78,
          total: -1493.16,
        }),
      ],
    })
    const { keys } = await openRates({ ltl: someRates([rate]) })
    const price = within(await row('Kestrel Freight System, Standard')).getByRole('button', { name: /^\$618\.81/ })
    await keys.click(price)
    const popover = within(await screen.findByRole('dialog', { name: 'Cost Breakdown' }))
    expect(popover.getByRole('heading', { name: 'Cost Breakdown' })).toBeVisible()
    expect(popover.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Type',
      'Method',
      'Units',
      'Rate',
      'Total',
    ])
    expect(popover.getByText('781 miles fall into the band 751 to 1,000')).toBeVisible()
    await keys.click(popover.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(price).toHaveFocus()
  })

  it('shows of a charge its description, type, method, units, rate and total [RATE-7]', async () => {
    const { keys } = await openRates()
    await keys.click(within(await row('Kestrel Freight System, Standard')).getByRole('button', { name: /^\$618\.81/ }))
    const cells = (await screen.findByRole('row', { name: /^Base freight/ })).querySelectorAll('td')
    expect([...cells].map(({ textContent }) => textContent)).toEqual([
      'Base freight, class 70',
      'Freight Rate',
      'Per CWT',
      '49.8',
      '$38.44',
      '$1,914.31',
    ])
  })

  it('writes money with 2 decimals and percents with 4 [RATE-48]', async () => {
    const { keys } = await openRates({
      configuration: marked,
      settings: { freightAuditEnabled: true, freightAuditManagementFee: 25 },
    })
    // Expected price: (2412.60 + 25) × 1.1.
    await keys.click(await within(await spotCard('Exclusive Use')).findByRole('button', { name: /^\$2,681\.36/ }))
    const table = within(await screen.findByRole('dialog', { name: 'Cost Breakdown' }))
    expect(table.getByRole('row', { name: 'Fuel Fuel Surcharge Percent 1 31.5000% $581.15' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Freight audit management fee of $25.00 $25.00' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Markup of 10.0000% of the cost $243.76' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Customer price $2,681.36' })).toBeVisible()
  })

  it('shows what was asked for and is not in the price [TRADE-6]', async () => {
    const rate = anLtlRate({ unpricedAccessorials: ['LiftgateDelivery', 'NotifyBeforeDelivery'] })
    await openRates({ ltl: someRates([rate, anLtlRate({ carrierName: 'Northgate' })]) })
    expect(within(await row('Kestrel Freight System, Standard')).getByText(/not included/)).toHaveTextContent(
      'Liftgate Delivery, Delivery Notification not included',
    )
    expect(within(await row('Northgate, Standard')).queryByText(/not included/)).toBeNull()
  })

  it('names on truckload rates what they leave out, and compares only rates with the same services [DEF-130]', async () => {
    const lacking = aContract({ totalCost: 145.88, unpricedServices: ['InsideDelivery', 'LiftGate'] })
    const others = ['Bluebird', 'Cardinal'].map((carrierDescription, index) =>
      aContract({ carrierDescription, totalCost: 734.14 + index }),
    )
    await openRates({ details: { shippingModes: ['TL'] }, contracts: [lacking, ...others] })
    const card = within(await row('Copperline Transport'))
    expect(card.getByText('Inside Delivery, Lift Gate not included')).toBeVisible()
    expect(card.queryByText('Lowest cost')).toBeNull()
    expect(card.getByText('Not comparable')).toBeVisible()
    expect(within(await row('Bluebird')).getByText('Lowest cost')).toBeVisible()
    expect(within(await row('Cardinal')).getByText('+$1.00')).toBeVisible()
    expect(screen.getByText(/Cost compared among rates that include all requested services: 2 of 3/)).toBeVisible()
  })
})

describe('a contract rate', () => {
  it('shows on-time percents, accepted, rejected, rate type, rate and Select [QUOTE-60]', async () => {
    await openRates({ contracts: [aContract({ rateType: 'LineHaulPlusFuel' })] })
    const card = within(await row('Copperline Transport'))
    const fact = (name: string) => card.getByText(name).parentElement
    expect(fact('On-time pickup')).toHaveTextContent('On-time pickup 98.2%')
    expect(fact('On-time delivery')).toHaveTextContent('On-time delivery 96.4%')
    expect(fact('Accepted')).toHaveTextContent('Accepted 214')
    expect(fact('Rejected')).toHaveTextContent('Rejected 6')
    expect(fact('Rate type')).toHaveTextContent('Rate type Line Haul + Fuel')
    expect(card.getByRole('button', { name: /^\$2,184\.50/ })).toBeVisible()
    expect(card.getByRole('button', { name: /^Select/ })).toBeVisible()
  })

  it('that gives this freight no price says why, and cannot be chosen', async () => {
    await openRates({ contracts: [aContract({ totalCost: null, why: ['No range of this rate covers 30 pallets'] })] })
    const card = within(await row('Copperline Transport'))
    expect(card.getByText('No range of this rate covers 30 pallets')).toBeVisible()
    expect(card.queryByRole('button', { name: /^Select/ })).toBeNull()
  })
})
