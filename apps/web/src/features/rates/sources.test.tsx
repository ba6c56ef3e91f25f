import { getLtlQuote } from '@lanewise/contract/quotes'
import { askRateSourceAgain, findIntegratedRates } from '@lanewise/contract/rates'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { anLtlRate, aRatesPortal, aSource, openRates, someRates } from './testing/given.tsx'

const kestrel = anLtlRate()
const prairie = anLtlRate({ carrierName: 'Prairie Star Lines', totalCost: 587.2 })
const northgate = anLtlRate({ carrierName: 'Northgate', totalCost: 742.15 })
const working = aSource({
  source: 'Project44Ltl',
  name: 'project44 LTL',
  state: 'Working',
  rateCount: 0,
  askedAt: '2026-11-16T12:00:00.000Z',
  answeredAt: null,
})
const brokenSource = aSource({
  source: 'FlockFreight',
  name: 'Flock Freight',
  state: 'Failed',
  message: 'It answered with an error',
  rateCount: 0,
})
const names = () =>
  within(screen.getByRole('list', { name: 'LTL Rates' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'))
const poll = () => act(() => vi.advanceTimersByTimeAsync(2000))

describe('the sources of LTL rates', () => {
  it('do not keep the page waiting: the question is answered at once and the quote is followed', async () => {
    const { portal } = await openRates()
    await screen.findByText('Kestrel Freight System')
    expect(portal.calls(findIntegratedRates)[0]?.body.waits).toBe(false)
    expect(portal.calls(getLtlQuote)[0]?.params).toEqual({ quoteId: kestrel.quoteId })
  })

  it('show their rates as each of them answers, and who still works for how long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-16T12:00:03Z') })
    const { portal, answered } = await openRates({
      ltl: someRates([kestrel], { isComplete: false, sources: [aSource(), working] }),
    })
    const line = await screen.findByText(/is still working/)
    expect(line).toHaveTextContent(/^project44 LTL is still working, \d+ s$/)
    const seconds = () => Number(/(\d+) s$/.exec(line.textContent ?? '')?.[1])
    const before = seconds()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(seconds()).toBeGreaterThan(before)
    expect(names()).toEqual(['Kestrel Freight System, Standard'])
    answered.ltl = someRates([kestrel, prairie], {
      sources: [aSource(), { ...working, state: 'Answered', rateCount: 1 }],
    })
    await poll()
    await screen.findByText('Prairie Star Lines')
    expect(names()).toEqual(['Prairie Star Lines, Standard', 'Kestrel Freight System, Standard'])
    expect(screen.queryByText(/is still working/)).toBeNull()
    const callCount = portal.calls(getLtlQuote).length
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(portal.calls(getLtlQuote)).toHaveLength(callCount)
  })

  it('show skeleton rows until the first of them has answered', async () => {
    await openRates({ ltl: someRates([], { isComplete: false, sources: [working] }) })
    await screen.findByText(/is still working/)
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(3)
    expect(screen.queryByText('No rates were returned from our provider.')).toBeNull()
  })

  it('that failed say why, and one alone is asked again', async () => {
    const { portal, answered } = aRatesPortal({ ltl: someRates([kestrel], { sources: [aSource(), brokenSource] }) })
    portal.on(askRateSourceAgain, () => {
      answered.ltl = someRates([kestrel, prairie])
      return answered.ltl
    })
    const { keys } = await openRates({ portal, answered })
    expect(await screen.findByText(/gave no rates/)).toHaveTextContent(
      'Flock Freight gave no rates: It answered with an error',
    )
    await keys.click(screen.getByRole('button', { name: 'Retry Flock Freight' }))
    await keys.click(await screen.findByRole('button', { name: '1 more rate' }))
    expect(await screen.findByText('Prairie Star Lines')).toBeVisible()
    expect(portal.calls(askRateSourceAgain).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { quoteId: kestrel.quoteId, source: 'FlockFreight' }, body: { waits: false } },
    ])
    expect(portal.calls(findIntegratedRates)).toHaveLength(1)
  })

  it('name carriers that gave no rate, and why', async () => {
    const source = aSource({ refusals: [{ carrierName: 'Blue Mesa LTL', reason: 'Freight is too long' }] })
    await openRates({ ltl: someRates([kestrel], { sources: [source] }) })
    expect(await screen.findByText(/gave no rate:/)).toHaveTextContent(
      'Blue Mesa LTL gave no rate: Freight is too long',
    )
  })

  it('count carriers that gave no rate where they are many, and name them on demand', async () => {
    const refusals = ['Blue Mesa', 'Old Canal', 'Tidewater', 'Northgate'].map((carrierName) => ({
      carrierName,
      reason: 'Does not serve Georgia',
    }))
    await openRates({ ltl: someRates([kestrel], { sources: [aSource({ refusals })] }) })
    expect(await screen.findByText('4 carriers gave no rate')).toBeVisible()
    expect(screen.queryByText(/gave no rate: Does not/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show why' }))
    expect(screen.getAllByText(/gave no rate: Does not serve Georgia/)).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(screen.queryByText(/gave no rate: Does not/)).toBeNull()
  })
})

describe('a rate that arrives late', () => {
  const partly = someRates([kestrel], { isComplete: false, sources: [aSource(), working] })

  it('waits behind a button while the pointer is in the list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { keys, answered } = await openRates({ ltl: partly })
    const row = await screen.findByRole('listitem', { name: /^Kestrel/ })
    await keys.hover(row)
    answered.ltl = someRates([kestrel, prairie, northgate])
    await poll()
    const more = await screen.findByRole('button', { name: '2 more rates' })
    expect(names()).toEqual(['Kestrel Freight System, Standard'])
    await keys.click(more)
    expect(names()).toEqual(['Prairie Star Lines, Standard', 'Kestrel Freight System, Standard', 'Northgate, Standard'])
  })

  it('comes when the pointer or the focus leaves the list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { answered } = await openRates({ ltl: partly })
    const select = await screen.findByRole('button', { name: /^Select Kestrel/ })
    act(() => select.focus())
    answered.ltl = someRates([kestrel, prairie])
    await poll()
    expect(await screen.findByRole('button', { name: '1 more rate' })).toBeVisible()
    fireEvent.blur(select, { relatedTarget: document.body })
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: '1 more rate' })).toBeNull()
  })

  it('comes at once while nobody is in the list, and waits no longer once the pointer has left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { keys, answered } = await openRates({ ltl: partly })
    const row = await screen.findByRole('listitem', { name: /^Kestrel/ })
    answered.ltl = someRates([kestrel, prairie], { isComplete: false, sources: [aSource(), working] })
    await poll()
    await waitFor(() => expect(names()).toHaveLength(2))
    await keys.hover(row)
    answered.ltl = someRates([kestrel, prairie, northgate])
    await poll()
    expect(await screen.findByRole('button', { name: '1 more rate' })).toBeVisible()
    expect(names()).toHaveLength(2)
    await keys.unhover(row)
    await keys.hover(screen.getByText('The wizard'))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('waits while the focus moves inside the list, also when the pointer leaves it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { keys, answered } = await openRates({ ltl: partly })
    const select = await screen.findByRole('button', { name: /^Select Kestrel/ })
    act(() => select.focus())
    answered.ltl = someRates([kestrel, prairie])
    await poll()
    await screen.findByRole('button', { name: '1 more rate' })
    act(() => screen.getByRole('checkbox', { name: /^Compare Kestrel/ }).focus())
    expect(screen.getByRole('button', { name: '1 more rate' })).toBeVisible()
    await keys.hover(select)
    await keys.hover(screen.getByText('The wizard'))
    expect(screen.getByRole('button', { name: '1 more rate' })).toBeVisible()
    expect(names()).toHaveLength(1)
  })
})

describe('the order of LTL rates', () => {
  const slow = anLtlRate({ carrierName: 'Slow', totalCost: 500, minServiceDays: 4, maxServiceDays: 6 })
  const quick = anLtlRate({ carrierName: 'Quick', totalCost: 700, minServiceDays: 1, maxServiceDays: 2 })

  it('is by price, by days or by arrival, with marks and the difference to the lowest', async () => {
    const { keys } = await openRates({ ltl: someRates([quick, kestrel, slow]) })
    await screen.findByText('Slow')
    expect(names()).toEqual(['Slow, Standard', 'Kestrel Freight System, Standard', 'Quick, Standard'])
    for (const option of ['Fewest days', 'Earliest arrival']) {
      await keys.click(screen.getByRole('combobox', { name: 'Sort' }))
      await keys.click(await screen.findByRole('option', { name: option }))
      expect(names()).toEqual(['Quick, Standard', 'Kestrel Freight System, Standard', 'Slow, Standard'])
    }
    const of = (name: RegExp) => within(screen.getByRole('listitem', { name }))
    expect(of(/^Slow/).getByText('Lowest cost')).toBeVisible()
    expect(of(/^Quick/).getByText('Fastest')).toBeVisible()
    expect(of(/^Kestrel/).getByText('+$118.81')).toBeVisible()
    expect(screen.getAllByText('Lowest cost', { selector: 'li *' })).toHaveLength(1)
  })
})
