import { exportLtlQuotes, getLtlQuote, getLtlQuoteHistory } from '@lanewise/contract/quotes'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import QuoteHistoryPage from './QuoteHistoryPage.tsx'
import { aFullQuote, aQuote, aRate, aSource, openHistory } from './testing/given.tsx'

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Query of the list with no filter changed. */
const untouched = {
  orderByProperty: 'createDateTime',
  orderByDirection: 'desc',
  createDateFilterType: 'Dynamic',
  createPastDays: '7',
  createFutureDays: '0',
  pickupDateFilterType: 'Off',
  page: '1',
  pageSize: '20',
}

describe('Quote History', () => {
  it('offers search, sorting by menu, a toggle for the filter panel, and paging [QHIST-2]', async () => {
    const { keys, asked: requests, address } = await openHistory({ total: 45 })
    expect(screen.getByRole('heading', { level: 1, name: 'Quote History' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search quotes' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sort by Request date, descending' })).toBeVisible()
    const toggle = screen.getByRole('button', { name: /^Filters/ })
    await keys.click(toggle)
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Close filters' }))
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('21–40 of 45')).toBeVisible()
    expect(requests().at(-1)).toMatchObject({ page: '2' })
    expect(address()).toBe('/requote?page=2')
  })

  it('asks with its filter and shows what the answer holds, and how many there are [QHIST-3] [QHIST-10]', async () => {
    const { asked: requests, keys } = await openHistory({ total: 45 })
    expect(requests()).toEqual([untouched])
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText('1–20 of 45')).toBeVisible()
    await keys.type(screen.getByRole('textbox', { name: 'Search quotes' }), 'dallas{Enter}')
    await screen.findByText('Q500123')
    expect(requests().at(-1)).toEqual({ ...untouched, searchTerm: 'dallas' })
    await keys.click(screen.getByRole('button', { name: /^Filters/ }))
    await keys.click(screen.getByRole('combobox', { name: 'Freight class' }))
    await keys.click(screen.getByRole('option', { name: '92.5' }))
    await screen.findByText('Q500123')
    expect(requests().at(-1)).toEqual({ ...untouched, searchTerm: 'dallas', freightClass: '92.5' })
  })

  it('shows each quote with both places, request, pickup date, classes, pallets, weight and lowest rate [QHIST-5]', async () => {
    await openHistory({ quotes: [aQuote({ shippingModes: ['LTL', 'TL'], bookedOrderNumber: 'O209114' })] })
    const table = within(screen.getByRole('table', { name: 'Quotes' }))
    expect(table.getByRole('link', { name: 'Q500123' })).toHaveAttribute(
      'href',
      '/requote/0198c0de-0000-7000-9000-000000000001',
    )
    expect(table.getByRole('link', { name: 'O209114' })).toHaveAttribute('href', '/orders/O209114')
    const cells = within(table.getAllByRole('row')[1] as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(2, 13)).toEqual([
      'Q500123',
      expect.stringMatching(/^11\/12\/2026.*Quinn Harper$/),
      '11/16/2026',
      'Indianapolis, IN46204',
      'Dallas, TX75201',
      'LTLTL',
      '70, 92.5',
      '3',
      '1,250',
      '$487.12Carrier cost',
      'O209114',
    ])
  })

  it('shows the same on cards on a phone', async () => {
    setWindowWidth(390)
    await openHistory()
    const card = within(screen.getByRole('listitem'))
    expect(card.getByRole('link', { name: 'Indianapolis, IN 46204 to Dallas, TX 75201' })).toBeVisible()
    expect(card.getByText(/^Requested 11\/12\/2026.* by Quinn Harper$/)).toBeVisible()
    const facts = card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      ['Pickup date', '11/16/2026'],
      ['Class', '70, 92.5'],
      ['Pallets', '3'],
      ['Weight', '1,250 lbs'],
      ['Lowest price', '$487.12Carrier cost9 rates'],
    ])
    expect(screen.getByRole('listitem')).not.toHaveTextContent('0198c0de')
  })

  it('opens a row to its rates, what came of them, and who gave none', async () => {
    const { keys, portal } = await openHistory()
    const items = [aRate(), aRate({ id: '0198c0de-0000-7000-9100-000000000002', totalCost: 500, minServiceDays: 2 })]
    const sources = [aSource({ refusals: [{ carrierName: 'Blue Mesa LTL', reason: 'No service' }] })]
    portal.on(getLtlQuote, aFullQuote({ items, sources, bookedOrderNumber: 'O209114' }))
    await keys.click(screen.getByRole('button', { name: 'Rates of Q500123' }))
    const rates = within(await screen.findByRole('table', { name: 'Rates of Q500123' }))
    const texts = rates
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)
    expect(texts).toEqual(['–', '+$12.88'])
    expect(screen.getByText('No rate from Blue Mesa LTL')).toBeVisible()
    expect(screen.getByText(/booked as O209114$/)).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Rates of Q500123' }))
    expect(screen.queryByRole('table', { name: 'Rates of Q500123' })).toBeNull()
  })

  it('opens with the last seven days, and has a tab for all quotes', async () => {
    const { keys, asked: requests } = await openHistory()
    expect(screen.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true')
    await keys.click(screen.getByRole('link', { name: 'All quotes' }))
    await screen.findByText('Q500123')
    expect(screen.getByRole('link', { name: 'All quotes' })).toHaveAttribute('aria-current', 'true')
    expect(requests().at(-1)).toMatchObject({ createDateFilterType: 'Off' })
  })

  it('says when nobody gave a rate', async () => {
    await openHistory({ quotes: [aQuote({ lowestRate: null, rateCount: 0 })] })
    expect(screen.getByText('No rates')).toBeVisible()
    expect(screen.queryByText('0 rates')).toBeNull()
  })

  it('copies what is selected, with way, pickup date and cost', async () => {
    const writeText = vi.fn(async () => {})
    const { keys } = await openHistory({ quotes: [aQuote({ rateCount: 1 })] })
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await keys.click(screen.getByRole('checkbox', { name: /^Select Q500123/ }))
    await keys.click(screen.getByRole('button', { name: /^Copy/ }))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      'Q500123\tIndianapolis, IN 46204 to Dallas, TX 75201\t2026-11-16\t$487.12',
    )
  })

  it('leads to the quote form with the id of the card [QHIST-6]', async () => {
    const { keys, address } = await openHistory()
    await keys.click(screen.getByRole('link', { name: 'Requote Q500123' }))
    expect(address()).toBe('/quotes?quoteId=0198c0de-0000-7000-9000-000000000001')
  })

  it('says why somebody who may not quote cannot requote', async () => {
    await openHistory({ user: { permissions: ['ViewQuoteHistory'] } })
    expect(screen.getByRole('button', { name: 'Requote Q500123' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('button', { name: /^Get Quotes/ })).toBeNull()
  })

  it('sorts by pickup date and request date, ascending and descending, at first by the newest request [QHIST-7] [QHIST-8]', async () => {
    const { keys, asked: requests } = await openHistory()
    expect(requests()[0]).toMatchObject({ orderByProperty: 'createDateTime', orderByDirection: 'desc' })
    await keys.click(screen.getByRole('button', { name: 'Sort by Request date, descending' }))
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Request date, descending',
      'Request date, ascending',
      'Pickup date, descending',
      'Pickup date, ascending',
    ])
    await keys.keyboard('{Escape}')
    for (const [name, orderByProperty, orderByDirection] of [
      ['Request date, ascending', 'createDateTime', 'asc'],
      ['Pickup date, descending', 'pickupDate', 'desc'],
      ['Pickup date, ascending', 'pickupDate', 'asc'],
    ] as const) {
      await keys.click(screen.getByRole('button', { name: /^Sort by/ }))
      await keys.click(screen.getByRole('menuitemradio', { name }))
      await screen.findByRole('button', { name: `Sort by ${name}` })
      expect(requests().at(-1)).toMatchObject({ orderByProperty, orderByDirection })
    }
  })

  it('says "No Quotes found" and leads to all of them, then to the first one [QHIST-9]', async () => {
    const { keys, asked: requests, address } = await openHistory({ quotes: [] })
    expect(await screen.findByText('No Quotes found')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Show all quotes' }))
    expect(address()).toBe('/requote?requested=off')
    expect(await screen.findByText('No Quotes found')).toBeVisible()
    expect(requests().at(-1)).toMatchObject({ createDateFilterType: 'Off', pickupDateFilterType: 'Off' })
    await keys.click(screen.getByRole('button', { name: 'Get the first quotes' }))
    expect(address()).toBe('/quotes')
  })

  it('searches half a second after the last key [QHIST-23]', async () => {
    vi.useFakeTimers()
    const { keys, asked: requests } = await openHistory()
    await keys.type(screen.getByRole('textbox', { name: 'Search quotes' }), 'dallas')
    await wait(499)
    expect(requests()).toHaveLength(1)
    await wait(1)
    expect(requests()).toHaveLength(2)
    expect(requests()[1]).toMatchObject({ searchTerm: 'dallas' })
  })

  it('shows 3 skeleton rows while it loads [QHIST-24]', async () => {
    const portal = createFakePortal()
    portal.on(getLtlQuoteHistory, () => new Promise(() => {}))
    await renderScreen(<QuoteHistoryPage />, { portal })
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(3)
  })

  it('says why the list is missing and tries again', async () => {
    const portal = createFakePortal()
    portal.on(getLtlQuoteHistory, refused(503, 'The database is being restarted'))
    const { keys } = await renderScreen(<QuoteHistoryPage />, { portal })
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is being restarted')
    portal.on(getLtlQuoteHistory, { data: [aQuote()], total: 1 })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Q500123')).toBeVisible()
  })

  it('exports what the filters find', async () => {
    const { keys, portal } = await openHistory({ path: '/requote?class=70' })
    portal.on(exportLtlQuotes, 'Quote number')
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:quotes')
    await keys.click(screen.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(portal.calls(exportLtlQuotes)).toHaveLength(1))
    expect(portal.calls(exportLtlQuotes)[0]?.query).toMatchObject({ freightClass: '70', createPastDays: '7' })
    vi.restoreAllMocks()
  })
})
