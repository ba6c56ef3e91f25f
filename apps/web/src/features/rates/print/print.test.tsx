import { printQuoteSummary } from '@lanewise/contract/quotes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anLtlRate, aRatesPortal, openRates, shipDate, someRates } from '#features/rates/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const printRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => 'media' in rule && String((rule as CSSMediaRule).conditionText) === 'print')
    .flatMap((rule) => [...rule.cssRules].map(({ cssText }) => cssText))
    .join('\n')

async function openPrint(given: Parameters<typeof openRates>[0] = {}) {
  const opened = await openRates(given)
  await screen.findByText('781 mi')
  await screen.findByText('Quote Q-88214')
  await opened.keys.click(screen.getByRole('button', { name: 'Print' }))
  return { ...opened, view: within(await screen.findByRole('dialog', { name: 'Quote summary' })) }
}

describe('the print view', () => {
  it('opens from the rates and hides the wizard, on the screen and on paper [QUOTE-65]', async () => {
    const { keys, view } = await openPrint()
    expect(view.getByRole('heading', { name: 'Quote summary' })).toBeVisible()
    // Everything outside the view is hidden, also from assistive technology.
    expect(screen.queryByRole('main')).toBeNull()
    expect(view.queryByText('The wizard')).toBeNull()
    const page = document.querySelector('[data-print-view]')
    expect(page?.parentElement).toBe(document.body)
    expect(printRules()).toMatch(/body\s*>\s*:not\(\[data-print-view\]\)\s*\{\s*display: none !important/)
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await keys.click(view.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    await keys.click(view.getByRole('button', { name: 'Back to rates' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('main')).toBeVisible()
  })

  it.each(['LTL', 'VLTL'] as const)('holds the spot rate, the TL rates and the %s rates [QUOTE-66]', async (mode) => {
    const { view } = await openPrint({ details: { shippingModes: [mode, 'TL'] } })
    const row = (table: string) =>
      within(view.getByRole('table', { name: table }))
        .getAllByRole('row')
        .slice(1)
        .map((one) => [...one.children].map(({ textContent }) => textContent))
    expect(row('Spot rate')).toEqual([
      ['Exclusive Use', 'Exclusive Use Truckload', '2 days', '11/19/2099', 'Carrier cost', '$2,412.60'],
    ])
    expect(row('TL rates')).toEqual([
      ['Copperline Transport', 'All In', '2 days', '11/19/2099', 'Carrier cost', '$2,184.50'],
    ])
    expect(row(`${mode} rates`)).toEqual([
      ['Kestrel Freight System', 'Standard', '3 business days', '11/20/2099', 'Carrier cost', '$618.81'],
    ])
  })

  it('says what was asked for, and what a price leaves out', async () => {
    const { view } = await openPrint({ ltl: someRates([anLtlRate({ unpricedAccessorials: ['LiftgateDelivery'] })]) })
    expect(view.getByText('Dallas, TX to Atlanta, GA')).toBeVisible()
    expect(view.getByText('4,980 lbs')).toBeVisible()
    expect(view.getByText('Liftgate Delivery not included')).toBeVisible()
  })

  it('says who quoted, and where there is no rate', async () => {
    const { view } = await openPrint({ ltl: someRates([]), contracts: [] })
    expect(view.getByText('Acme Foods · LQ-10412')).toBeVisible()
    expect(view.getAllByText('No rate available')).toHaveLength(2)
    expect(view.queryByRole('table', { name: 'TL rates' })).toBeNull()
    expect(view.getByRole('table', { name: 'Spot rate' })).toBeVisible()
    expect(view.getByText('Miles').nextSibling).toHaveTextContent('781 mi')
    expect(view.getByText('Accessorials').nextSibling).toHaveTextContent('–')
    expect(view.queryByText(/not included/)).toBeNull()
  })

  it('holds truckloads alone where nothing else was asked for', async () => {
    const { view } = await openPrint({ details: { shippingModes: ['TL'] } })
    expect(view.getByText('Acme Foods')).toBeVisible()
    expect(view.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Spot rate',
      'TL rates',
    ])
    expect(view.queryByText('No rate available')).toBeNull()
  })

  it('holds no truckloads of a contract where they are no part of the quote', async () => {
    const { view } = await openPrint({ details: { shippingModes: ['LTL'] } })
    expect(view.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Spot rate',
      'LTL rates',
    ])
  })

  it('is a PDF as well, of the prices that are looked at', async () => {
    const { portal, answered } = aRatesPortal({
      configuration: { includePrepaidAddMarkupQuotes: true, prepaidAddMarkupMethod: 'Markup', defaultPrepaidAdd: 10 },
    })
    portal.on(printQuoteSummary, { fileName: 'quote-LQ-10412.pdf', base64: 'aGk=' })
    const clicked: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:summary', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`)
    })
    const { keys, view } = await openPrint({ portal, answered })
    await keys.click(view.getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(clicked).toEqual(['quote-LQ-10412.pdf blob:summary']))
    expect(portal.calls(printQuoteSummary)[0]?.body).toMatchObject({
      quoteId: answered.ltl.quoteId,
      spotQuoteIds: [expect.any(String)],
      prices: 'Customer',
      details: { pickupDate: shipDate, shippingModes: ['LTL', 'TL'] },
    })
  })

  it('says why there is no PDF', async () => {
    const { portal, answered } = aRatesPortal()
    portal.on(printQuoteSummary, refused(503, 'The printer rests'))
    const { keys, view } = await openPrint({ portal, answered })
    await keys.click(view.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText('The printer rests')).toBeVisible()
  })
})
