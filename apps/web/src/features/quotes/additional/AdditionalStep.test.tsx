import type { ChosenQuote } from '@lanewise/contract/quote-form'
import { checkChosenQuote } from '@lanewise/contract/quotes'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, contract, openWizard, press, stepShown } from '#features/quotes/testing/given.tsx'

const asked = aQuote({ requestId: '0198c0de-0000-4000-8000-00000000000a' })
const at = { step: 'AdditionalDetails', details: asked, rate: contract } as const
const id = '0198c0de-0000-7000-8000-0000000000aa'

describe('the last step', () => {
  it('shows the chosen rate and what an order still needs, and offers to order nothing', async () => {
    const opened = await openWizard({ at })
    expect(screen.getByText('Copperline Transport')).toBeVisible()
    expect(screen.getByText('$1,985.00')).toBeVisible()
    expect(screen.getByText('Nothing has been ordered or booked')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Create|Book/ })).toBeNull()
    await waitFor(() => expect(opened.portal.calls(checkChosenQuote)[0]?.body).toEqual({ chosen: contract }))
  })

  it('shows what the customer pays beside the cost where a markup applies', async () => {
    const markup = {
      includePrepaidAddMarkupQuotes: true,
      prepaidAddMarkupMethod: 'Markup',
      defaultPrepaidAdd: 10,
    } as const
    await openWizard({ at, configuration: markup })
    expect(await screen.findByText('$2,183.50')).toBeVisible()
    expect(screen.getByText('$1,985.00')).toBeVisible()
  })

  it('tells of spot and LTL rates alike', async () => {
    const spot: ChosenQuote = {
      spotQuote: {
        id,
        quoteNumber: 'S100',
        effectiveDate: '2026-11-17',
        transitDays: 1,
        totalCost: 2100.5,
        isPartial: true,
        charges: [],
        expiresAt: null,
      },
    }
    await openWizard({ at: { ...at, rate: spot } })
    expect(screen.getByText('Spot quote S100')).toBeVisible()
    expect(screen.getByText('Spot truckload, Partial')).toBeVisible()
    expect(screen.getByText('1 day')).toBeVisible()
  })

  it('says that a rate has expired and asks for rates again', async () => {
    const opened = await openWizard()
    opened.portal.on(checkChosenQuote, { isValid: false, reason: 'This rate expired on 11/12/2026.' })
    const { writeQuoteAddress } = await import('@lanewise/contract/quote-address')
    await act(() => opened.router.navigate(`/quotes?${writeQuoteAddress(at)}`))
    expect(await screen.findByText(/This rate expired on 11\/12\/2026\./)).toBeVisible()
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    expect(opened.kept().rate).toBeNull()
    expect(opened.kept().details?.requestId).not.toBe(asked.requestId)
  })
})
