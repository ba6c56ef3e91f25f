import { getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getMileage } from '@lanewise/contract/places'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { setWindowWidth } from '#testing/window.ts'
import { anLtlRate, aRatesPortal, openRates, plainConfiguration, someRates } from './testing/given.tsx'

const region = (name: string) => screen.findByRole('region', { name })
const never = () => new Promise<never>(() => {})
const failed = refused(422, 'Refused', { modelState: { a: ['The first reason'], b: ['The second reason'] } })

const five = [
  ['mileage', getMileage, '781 mi'],
  ['lane rates', getShipmentLaneRates, 'Copperline Transport'],
  ['LTL rates', findIntegratedRates, 'Kestrel Freight System'],
] as const

describe('the five questions', () => {
  it.each(five)('show all other answers when that for %s fails [RATE-31]', async (name, operation) => {
    const { portal, answered } = aRatesPortal({ configuration: { includePartialTLQuotes: true } })
    portal.on(operation, failed)
    await openRates({ portal, answered })
    for (const [other, , text] of five) if (other !== name) expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByText('Quote Q-88214')).toBeVisible()
    expect(await screen.findByText('Quote Q-88215')).toBeVisible()
  })

  it.each([
    [true, 'Quote Q-88214', 'Quote Q-88215'],
    [false, 'Quote Q-88215', 'Quote Q-88214'],
  ])('show all others when one spot quote fails (partial: %s) [RATE-31]', async (isPartial, shown, missing) => {
    const { portal, answered } = aRatesPortal({ configuration: { includePartialTLQuotes: true } })
    const { fetch } = portal
    portal.fetch = async (address, init) => {
      const isThat = address.includes('/spot-quotes') && String(init?.body).includes('"isPartial":true') === isPartial
      return isThat ? new Response('{}', { status: 422 }) : fetch(address, init)
    }
    await openRates({ portal, answered })
    for (const text of [shown, '781 mi', 'Copperline Transport', 'Kestrel Freight System'])
      expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByText('No rate available')).toBeVisible()
    expect(screen.queryByText(missing)).toBeNull()
  })
})

describe('a list of rates', () => {
  it('shows 3 skeleton rows while it loads [QUOTE-61]', async () => {
    const { portal, answered } = aRatesPortal()
    portal.on(findIntegratedRates, never)
    portal.on(getShipmentLaneRates, never)
    await openRates({ portal, answered })
    for (const name of ['LTL Rates', 'Contract Rates']) {
      const list = await region(name)
      expect(within(list).getByText('Loading')).toBeInTheDocument()
      expect(list.querySelectorAll('[data-skeleton-row]')).toHaveLength(3)
    }
  })

  it('of LTL that failed shows Error occurred, and asks again when told to [QUOTE-62]', async () => {
    const { portal, answered } = aRatesPortal()
    portal.on(findIntegratedRates, failed)
    const { keys } = await openRates({ portal, answered })
    const list = within(await region('LTL Rates'))
    expect(await list.findByText('Error occurred')).toBeVisible()
    portal.on(findIntegratedRates, answered.ltl)
    await keys.click(list.getByRole('button', { name: 'Try again' }))
    expect(await list.findByText('Kestrel Freight System')).toBeVisible()
    expect(list.queryByText('Error occurred')).toBeNull()
  })

  it('of LTL without rates says so [QUOTE-63]', async () => {
    await openRates({ ltl: someRates([]) })
    const list = within(await region('LTL Rates'))
    expect(await list.findByText('No rates were returned from our provider.')).toBeVisible()
  })

  it('of contracts without rates says so [QUOTE-64]', async () => {
    await openRates({ contracts: [] })
    const list = within(await region('Contract Rates'))
    expect(await list.findByText('You have no contracted rates on this lane')).toBeVisible()
  })
})

describe('the message of a call that failed', () => {
  async function seesMessage(text: string, operation: typeof findIntegratedRates | typeof getShipmentLaneRates) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { portal, answered } = aRatesPortal()
    portal.on(operation, failed)
    await openRates({ portal, answered })
    const message = (await screen.findByText(text)).closest('[role="alert"]') as HTMLElement
    expect(message).toHaveTextContent('The first reason The second reason')
    const { top, left, right, position, marginInline } = getComputedStyle(message.parentElement as HTMLElement)
    expect([position, top, left, right, marginInline]).toEqual(['fixed', '16px', '12px', '12px', 'auto'])
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText(text)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  }

  it('Failed to fetch LTL Rates holds the errors of the server, top centre, for 5 s [RATE-32]', () =>
    seesMessage('Failed to fetch LTL Rates', findIntegratedRates))

  it('Failed to fetch Contracted Rates holds the errors of the server, top centre, for 5 s [RATE-33]', () =>
    seesMessage('Failed to fetch Contracted Rates', getShipmentLaneRates))
})

describe('a company whose markup cannot be read', () => {
  it('sees what carriers ask, is told so, and can try again', async () => {
    const { portal, answered } = aRatesPortal()
    portal.on(getCustomerConfiguration, refused(422, 'Away'))
    const { keys } = await openRates({ portal, answered })
    expect(await screen.findByRole('button', { name: /^\$618\.81/ })).toBeVisible()
    expect(screen.getByText(/without fee and markup/)).toBeVisible()
    portal.on(getCustomerConfiguration, {
      ...plainConfiguration,
      includePrepaidAddMarkupQuotes: true,
      prepaidAddMarkupMethod: 'Markup',
      defaultPrepaidAdd: 10,
    })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^\$680\.69/ })).toBeVisible()
  })
})

describe('rates that have expired', () => {
  it('say so, cannot be chosen, and are asked for again under a new request', async () => {
    const expired = anLtlRate({ expiresAt: '2026-01-01T00:00:00.000Z' })
    const { portal, answered } = aRatesPortal({ ltl: someRates([expired]) })
    const { keys } = await openRates({ portal, answered })
    const card = within(await screen.findByRole('listitem', { name: /Kestrel/ }))
    expect(card.getByText('Expired')).toBeVisible()
    expect(card.queryByRole('button', { name: /^Select/ })).toBeNull()
    answered.ltl = someRates([anLtlRate()])
    await keys.click(screen.getByRole('button', { name: 'Get new rates' }))
    expect(await screen.findByRole('button', { name: /^Select Kestrel/ })).toBeVisible()
    const [first, second] = portal.calls(findIntegratedRates).map(({ body }) => body.requestId)
    expect(second).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/))
    expect(second).not.toBe(first)
    expect(portal.calls(createAPIQuote)).toHaveLength(2)
  })
})

describe('the sidebar', () => {
  const facts = () =>
    [...screen.getByRole('complementary').querySelectorAll('dl > div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    )

  it('shows Order Details with miles, weight, ship date, mode, class and pallets [QUOTE-48]', async () => {
    await openRates()
    expect(within(await region('Order Details')).getByRole('heading', { name: 'Order Details' })).toBeVisible()
    await screen.findByText('781 mi')
    expect(facts().slice(0, 6)).toEqual([
      ['Miles', '781 mi'],
      ['Weight', '4,980 lbs'],
      ['Ship date', '11/17/2099'],
      ['Mode', 'LTL, TL'],
      ['Class', '70, 85'],
      ['Pallets', '6 pallets'],
    ])
  })

  it.each([1023, 390])('can be opened and closed on narrow screens, at %i px [QUOTE-50]', async (width) => {
    setWindowWidth(width)
    const { keys } = await openRates()
    const opener = await screen.findByRole('button', { name: /^Order Details/ })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(opener).toHaveTextContent('781 mi · 4,980 lbs · 6 pallets · class 70, 85'))
    expect(screen.queryByRole('region', { name: 'Lane Map' })).toBeNull()
    await keys.click(opener)
    expect(await region('Lane Map')).toBeVisible()
    await keys.click(opener)
    expect(screen.queryByRole('region', { name: 'Lane Map' })).toBeNull()
  })

  it('is narrow below 1024 px and stands beside the rates from there on [QUOTE-51]', async () => {
    setWindowWidth(1024)
    await openRates()
    expect(await region('Lane Map')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Order Details/ })).toBeNull()
    act(() => setWindowWidth(1023))
    expect(await screen.findByRole('button', { name: /^Order Details/ })).toBeVisible()
  })
})
