import { getLtlQuote, quoteAnswered } from '@lanewise/contract/quotes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { aContract, aSpotQuote } from '#features/rates/testing/given.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import QuotePage from './PastQuotePage.tsx'
import { aFullQuote, aRate, aSource } from './testing/given.tsx'

const path = '/requote/0198c0de-0000-7000-9000-000000000001'

async function openQuote(answer: Parameters<typeof aFullQuote>[0] | ReturnType<typeof refused> = {}) {
  const portal = createFakePortal()
  portal.on(getLtlQuote, answer && 'refused' in answer ? answer : aFullQuote(answer))
  const page = (
    <Routes>
      <Route path="/requote/:quoteId" element={<QuotePage />} />
      <Route path="*" element={null} />
    </Routes>
  )
  const opened = await renderScreen(page, { portal, path })
  if (!(answer && 'refused' in answer)) await screen.findByRole('heading', { level: 1, name: /Dallas/ })
  return opened
}

const rates = () => within(screen.getByRole('list', { name: 'Rates' })).getAllByRole('listitem')
const factsOf = (region: string) =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  )

describe('a quote of the history', () => {
  it('shows where, when and by whom it was asked for, and all of the request', async () => {
    await openQuote()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Indianapolis, IN 46204 to Dallas, TX 75201')
    expect(screen.getByText(/^Requested 11\/12\/2026.* by Quinn Harper$/)).toBeVisible()
    expect(factsOf('Request')).toEqual({
      'Pickup date': '11/16/2026',
      Miles: '897.4 mi',
      'Freight classes': '70, 92.5',
      Pallets: '3',
      Weight: '1,250 lbs',
      Accessorials: 'Limited Access Pickup, Liftgate Delivery, Protect From Freezing',
      'Density table': '07/19/2025',
      'Lowest price': '$487.12Carrier cost',
      'Booked order': '–',
    })
    const line = within(screen.getByRole('list', { name: 'Line items' })).getByRole('listitem')
    expect(line).toHaveTextContent('Tomato pureeHazmatStackable')
    expect(line).toHaveTextContent('Class 70 · NMFC 156600-2 · 3 pallets · 30 Case · 48 × 40 × 60 in · 1,250 lbs')
  })

  it('shows its rates with carrier, service, transit, arrival and cost, the cheapest marked', async () => {
    const dear = aRate({
      id: '0198c0de-0000-7000-9100-000000000002',
      carrierName: 'Prairie Star Lines',
      serviceLevel: 'Economy',
      minServiceDays: 4,
      maxServiceDays: 6,
      totalCost: 618.81,
    })
    await openQuote({ items: [aRate(), dear] })
    const [first, second] = rates()
    expect(first).toHaveTextContent('Kestrel Freight SystemStandardLowest cost3 daysArrives 11/19/2026$487.12')
    expect(second).toHaveTextContent('Prairie Star LinesEconomy / Deferred4-6 daysArrives 11/24/2026$618.81')
    expect(screen.getByText(/These rates were valid until 11\/13\/2026/)).toBeVisible()
  })

  it('opens what a rate is made of, why, and what is not in it', async () => {
    const { keys } = await openQuote({
      items: [aRate({ unpricedAccessorials: ['LiftgateDelivery'], warnings: ['Pickup by 14:00 only'] })],
    })
    const button = screen.getByRole('button', { name: 'Cost breakdown of Kestrel Freight System, Standard' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await keys.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'ChargeMethodUnitsTotal',
      'Base freight, class 70Per CWT12.5$427.63',
      'Fuel surcharge 13.9%Percent1$59.49',
      'Total cost$487.12',
    ])
    const why = within(screen.getByRole('region', { name: 'Why this rate' }))
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '897 mi, band 851 to 900',
      'Your 78% discount applied',
      'Rated by Tariff',
    ])
    expect(screen.getByText('Liftgate Delivery not included')).toBeVisible()
    expect(screen.getByText('Pickup by 14:00 only')).toBeVisible()
    await keys.click(button)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('shows the truckload rates of a quote that asked for no other, and lets its price be mailed', async () => {
    const [spot, contract] = [aSpotQuote(), aContract()]
    await openQuote({
      items: [],
      sources: [],
      shippingMode: 'TL',
      shippingModes: ['TL'],
      truckload: { spots: [spot], contracts: [contract, aContract({ totalCost: null })] },
    })
    const [first, second, ...others] = rates()
    expect(first).toHaveTextContent(
      /^.*Copperline TransportContract, All InLowest cost2 daysArrives 11\/18\/2026\$2,184.50/,
    )
    expect(second).toHaveTextContent(/Spot marketExclusive Use Truckload2 daysArrives 11\/18\/2026\$2,412.60/)
    expect(others).toEqual([])
    expect(screen.getByText('2 rates')).toBeVisible()
    expect(screen.getByRole('button', { name: /Mail/ })).toBeEnabled()
  })

  it('compares the cost only of rates with the same services [DEF-130]', async () => {
    const bare = aContract({ totalCost: 400, unpricedServices: ['InsideDelivery'] })
    await openQuote({ items: [], truckload: { spots: [aSpotQuote()], contracts: [bare] } })
    const [first, second] = rates()
    expect(first).toHaveTextContent('Spot market')
    expect(second).toHaveTextContent('Copperline Transport')
    expect(screen.queryByText('Lowest cost')).toBeNull()
  })

  it('names sources that failed and carriers that gave no rate, with the reason', async () => {
    const refusals = [{ carrierName: 'Blue Mesa LTL', reason: 'does not serve Texas' }]
    await openQuote({
      items: [],
      sources: [
        aSource({ refusals }),
        aSource({
          source: 'Project44Ltl',
          name: 'project44 LTL',
          state: 'Failed',
          message: 'No answer within 10 seconds',
        }),
      ],
    })
    const none = within(screen.getByRole('list', { name: 'No rate from' })).getAllByRole('listitem')
    expect(none.map(({ textContent }) => textContent)).toEqual([
      'project44 LTL FailedNo answer within 10 seconds',
      'Blue Mesa LTLDoes not serve Texas',
    ])
    expect(screen.getByText('No carrier returned a rate')).toBeVisible()
  })

  it('says that others are on their way while sources still work', async () => {
    const rates = { ...aFullQuote({ items: [] }).rates, isComplete: false }
    await openQuote({ rates })
    expect(screen.getByText('0 rates, more still coming in')).toBeVisible()
    expect(screen.getByText('No rates yet')).toBeVisible()
    expect(screen.queryByText('No carrier returned a rate')).toBeNull()
  })

  it('counts its rates, and marks none where there is but one', async () => {
    await openQuote()
    expect(screen.getByText('1 rate')).toBeVisible()
    expect(screen.queryByText('Lowest cost')).toBeNull()
    expect(screen.queryByText('No carrier returned a rate')).toBeNull()
    expect(screen.queryByRole('region', { name: 'No rate from' })).toBeNull()
  })

  it('reads one day in the singular, and says nothing of rates that still hold', async () => {
    const rates = aFullQuote({ items: [aRate({ minServiceDays: 1, maxServiceDays: 1 })] }).rates
    await openQuote({ rates: { ...rates, expiresAt: '2099-11-13T12:30:00.000Z' } })
    expect(screen.getByRole('list', { name: 'Rates' })).toHaveTextContent('1 dayArrives')
    expect(screen.queryByText(/These rates were valid until/)).toBeNull()
  })

  it('held until the moment that it names', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-13T12:30:00Z') })
    await openQuote()
    expect(screen.getByText(/These rates were valid until 11\/13\/2026.*Requote to get today’s rates/)).toBeVisible()
  })

  it('calls a charge without words by its type, and warns of nothing where all is priced', async () => {
    const [base, fuel] = aRate().charges
    if (!base || !fuel) throw new Error('Two charges are given')
    const { keys } = await openQuote({ items: [aRate({ charges: [{ ...base, description: '' }, fuel] })] })
    await keys.click(screen.getByRole('button', { name: /^Cost breakdown of/ }))
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('FreightPer CWT12.5$427.63')
    expect(screen.queryByText(/not included/)).toBeNull()
  })

  it('counts whoever gave no rate, also without a reason', async () => {
    const refusals = [{ carrierName: 'Blue Mesa LTL', reason: 'does not serve Texas' }]
    const failed = aSource({ source: 'Project44Ltl', name: 'project44 LTL', state: 'Failed', message: null })
    await openQuote({ sources: [aSource({ refusals }), failed] })
    const card = within(screen.getByRole('region', { name: 'No rate from' }))
    expect(card.getByText('2')).toBeVisible()
    expect(card.getByText('Did not answer')).toBeVisible()
  })

  it('leaves out of a line and of the request what nobody said', async () => {
    const { details } = aFullQuote()
    const [line] = details.lineItems
    if (!line) throw new Error('A line is given')
    const bare = {
      ...line,
      description: null,
      palletCount: 1,
      packageCount: 30,
      packagingUnitType: null,
      packageLength: null,
      freightClass: null,
      nmfcNumber: null,
      totalWeight: null,
      isHazmat: false,
      isStackable: false,
    }
    const nameless = { ...bare, uniqueIdentifier: 'line-2', commodityCode: null, palletCount: null, packageCount: null }
    await openQuote({
      miles: null,
      lowestRate: null,
      details: {
        ...details,
        pickupAccessorials: [],
        dropoffAccessorials: [],
        additionalServices: [],
        lineItems: [bare, nameless],
      },
    })
    expect(factsOf('Request')).toMatchObject({ Miles: '–', Accessorials: 'None', 'Lowest price': 'No rates' })
    const lines = within(screen.getByRole('list', { name: 'Line items' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual(['TOM-PUREE-101 pallet · 30', 'Freight'])
    expect(within(screen.getByRole('region', { name: 'Line items' })).getByText('2')).toBeVisible()
  })

  it('is asked for again when a source has answered', async () => {
    const { live, portal } = await openQuote()
    const { id } = aFullQuote()
    await waitFor(() => expect(live.isJoined(id, 'changed')).toBe(true))
    portal.on(getLtlQuote, aFullQuote({ items: [aRate({ carrierName: 'Prairie Star Lines' })] }))
    act(() => live.receive(id, 'changed', { name: quoteAnswered.name, entity: 'quote', payload: { id } }))
    expect(await screen.findByText('Prairie Star Lines')).toBeVisible()
  })

  it('leads to the quote form with its id, and back to the list', async () => {
    const { keys, address } = await openQuote()
    expect(screen.getByRole('link', { name: 'Quote History' })).toHaveAttribute('href', '/requote')
    await keys.click(screen.getByRole('link', { name: 'Requote' }))
    expect(address()).toBe('/quotes?quoteId=0198c0de-0000-7000-9000-000000000001')
  })

  it('says when it does not exist, and tries again after a failure', async () => {
    await openQuote(refused(404, 'This quote does not exist or is not yours'))
    expect(await screen.findByText('This quote does not exist or is not yours')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Quote History' })).toHaveAttribute('href', '/requote')
  })

  it('shows that it loads, and offers another try when that fails', async () => {
    const { keys, portal } = await openQuote(refused(503, 'The database is being restarted'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is being restarted')
    portal.on(getLtlQuote, aFullQuote())
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Dallas/ })).toBeVisible()
  })
})
