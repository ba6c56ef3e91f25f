import { getLtlQuote } from '@lanewise/contract/quotes'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import QuotePage from './QuotePage.tsx'
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
      'Lowest rate': '$487.12',
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
    expect(screen.getByText(/These rates held until 11\/13\/2026/)).toBeVisible()
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
    expect(screen.getByText('Not in the price: Liftgate Delivery')).toBeVisible()
    expect(screen.getByText('Pickup by 14:00 only')).toBeVisible()
    await keys.click(button)
    expect(screen.queryByRole('table')).toBeNull()
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
    expect(screen.getByText('No carrier gave a rate')).toBeVisible()
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
