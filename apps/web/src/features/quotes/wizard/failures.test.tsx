import { getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getLtlQuote } from '@lanewise/contract/quotes'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fill } from '#features/line-items/testing/given.tsx'
import { aQuote, card, openWizard, press, quotingPortal, stepShown } from '#features/quotes/testing/given.tsx'
import type { RatesStepProps } from '#features/rates/index.ts'
import { refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { QuoteWizard } from './QuoteWizard.tsx'

describe('the wizard', () => {
  it('shows skeleton rows until it knows the company, and says when it cannot learn that', async () => {
    const portal = quotingPortal()
    const { promise, resolve } = Promise.withResolvers<void>()
    portal.on(getCustomerConfiguration, async () => {
      await promise
      return refused(503, 'The database is being restarted')
    })
    const { keys } = await renderScreen(<QuoteWizard />, { portal, path: '/quotes' })
    expect(document.querySelectorAll('[data-skeleton-row]').length).toBeGreaterThan(0)
    await act(async () => resolve())
    expect(await screen.findByText('Quoting could not be opened')).toBeVisible()
    quotingPortal({}, portal)
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Get Quotes' })).toBeVisible()
  })
})

describe('what is being typed', () => {
  it('and is no date yet is left out of the address, which keeps the rest', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    await fill(opened, { 'Date of pickup': 'soon' })
    await opened.keys.click(card('Team'))
    await waitFor(() => expect(opened.kept().details?.isTeam).toBe(true))
    expect(opened.kept().details).toMatchObject({ pickupDate: null, pickupLocation: { city: 'Dallas' } })
    expect(opened.kept().details?.lineItems).toHaveLength(1)
    expect(screen.getByLabelText('Date of pickup')).toHaveValue('soon')
  })

  it('does not lead back to the first step when the rates were asked for before the address followed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const opened = await openWizard({ at: { details: aQuote() } })
    await opened.keys.click(card('Team'))
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(stepShown()).toBe('2Carrier rates')
    expect(opened.kept().details?.isTeam).toBe(true)
    await act(() => opened.router.navigate(-1))
    await waitFor(() => expect(stepShown()).toBe('1Shipment details'))
    expect(card('Team')).toBeChecked()
  })
})

it('a line that lacks something opens there, unless a field above lacks something too', async () => {
  const opened = await openWizard({ at: { details: aQuote({ pickupDate: null, lineItems: [] }) } })
  await press(opened, 'Get Rates')
  await waitFor(() => expect(screen.getByLabelText('Date of pickup')).toHaveFocus())
  expect(screen.getByText('Must have at least one line item')).toBeVisible()
})

describe('the way back by the browser', () => {
  const saved = '0198c0de-0000-7000-8000-00000000cafe'

  it('leads from the rates to the details, also when truckloads were added or rates asked for anew', async () => {
    const seen: { on: RatesStepProps | null } = { on: null }
    const RatesPart = (given: RatesStepProps) => {
      seen.on = given
      return null
    }
    const opened = await openWizard({ at: { details: aQuote() }, RatesPart })
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    await act(async () => seen.on?.onAddTruckload())
    await act(async () => seen.on?.onRenew())
    await waitFor(() => expect(opened.kept().details?.shippingModes).toEqual(['LTL', 'TL']))
    await act(() => opened.router.navigate(-1))
    await waitFor(() => expect(stepShown()).toBe('1Shipment details'))
  })

  it('passes over a saved quote that was read, or could not be', async () => {
    const opened = await openWizard({ at: { details: aQuote({ isTeam: true }) } })
    opened.portal.on(getLtlQuote, refused(404, 'This quote does not exist'))
    await act(() => opened.router.navigate(`/quotes?quoteId=${saved}`))
    await screen.findByText('This quote could not be opened')
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0)
    await press(opened, 'Start a new quote')
    await waitFor(() => expect(card('Team')).not.toBeChecked())
    await act(() => opened.router.navigate(-1))
    await waitFor(() => expect(card('Team')).toBeChecked())
  })

  it('passes over an address that names no step', async () => {
    const opened = await openWizard({ at: { details: aQuote({ isTeam: true }) } })
    await act(() => opened.router.navigate('/quotes'))
    await waitFor(() => expect(card('Team')).not.toBeChecked())
    await waitFor(() => expect(opened.parameters().get('step')).toBe('ShipmentDetails'))
    await act(() => opened.router.navigate(-1))
    await waitFor(() => expect(card('Team')).toBeChecked())
  })
})

describe('the step on', () => {
  it('is the one filled button of the first step, and waits for nobody', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    const ask = screen.getByRole('button', { name: 'Get Rates' })
    expect(ask).toHaveClass('MuiButton-contained')
    expect(ask).not.toHaveAttribute('aria-busy')
    expect(ask).not.toHaveAccessibleDescription()
    await opened.keys.click(ask)
    const later = await screen.findByRole('button', { name: 'Book Later' })
    expect(later).not.toHaveClass('MuiButton-contained')
  })

  it('asks for rates under an id that any server takes for a random UUID', async () => {
    const ids: (string | null | undefined)[] = []
    for (const byte of [0x00, 0xff]) {
      const opened = await openWizard({ at: { details: aQuote() } })
      const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((list) => {
        ;(list as unknown as Uint8Array).fill(byte)
        return list
      })
      await press(opened, 'Get Rates')
      await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
      random.mockRestore()
      ids.push(opened.kept().details?.requestId)
      cleanup()
    }
    expect(ids).toEqual(['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'])
  })
})
