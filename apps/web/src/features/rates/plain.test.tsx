import { getCompanySettings, getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getMileage } from '@lanewise/contract/places'
import { getLtlQuote } from '@lanewise/contract/quotes'
import { askRateSourceAgain, createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import {
  aContract,
  anLtlRate,
  aRatesPortal,
  aSource,
  aSpotQuote,
  openRates,
  plainConfiguration,
  puree,
  someRates,
} from './testing/given.tsx'

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const wholeText = async (name: string) => (await screen.findByRole('region', { name })).textContent

describe('one rate of each kind', () => {
  it('says just what there is to say', async () => {
    await openRates()
    await screen.findByText('Quote Q-88214')
    const ltl = await region('LTL Rates')
    await ltl.findByText('Kestrel Freight System')
    expect(ltl.getByText('LQ-10412 · 1 rate from 1 carrier')).toBeVisible()
    expect(ltl.queryByRole('combobox', { name: 'Sort' })).toBeNull()
    expect(ltl.queryByRole('list', { name: 'Sources of rates' })).toBeNull()
    expect(ltl.queryByRole('button', { name: /more rate/ })).toBeNull()
    expect(ltl.queryByRole('button', { name: /^About/ })).toBeNull()
    expect(screen.queryByText('Lowest cost')).toBeNull()
    expect(await wholeText('LTL Rates')).not.toMatch(/not included|Loading|No rates were returned|Expired/)
    const contract = await region('Contract Rates')
    expect(contract.getByText('1 on this lane')).toBeVisible()
    expect(contract.queryByText('Flat rate of $2,184.50')).toBeNull()
    expect(await wholeText('Contract Rates')).not.toMatch(/Loading|You have no contracted|N\/A/)
    const spot = await region('Spot Truckload')
    expect(spot.getByText('Dry')).toBeVisible()
    expect(await wholeText('Spot Truckload')).not.toMatch(/Loading|No rate available|Partial/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/have expired/)).toBeNull()
    expect(screen.queryByText(/without fee and markup/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Rates to compare' })).toBeNull()
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0)
    for (const price of screen.getAllByRole('button', { name: /Cost Breakdown of/ }))
      expect(price).toHaveAttribute('aria-expanded', 'false')
  })

  it('says nothing of what it does not know', async () => {
    const nothing = anLtlRate({ maxLiability: null, why: [] })
    const { keys } = await openRates({ ltl: someRates([nothing]), contracts: [aContract({ totalCost: null })] })
    const ltl = await region('LTL Rates')
    expect((await ltl.findByText('Terms', { selector: 'li *' })).parentElement).toHaveTextContent('Terms –')
    const contract = await region('Contract Rates')
    expect(contract.getByText('N/A')).toBeVisible()
    expect(contract.queryByText('Lowest cost')).toBeNull()
    expect(contract.queryByRole('checkbox')).toBeNull()
    const price = ltl.getByRole('button', { name: /^\$618\.81/ })
    await keys.click(price)
    expect(await screen.findByText('The source does not break down its price.')).toBeVisible()
    expect(price).toHaveAttribute('aria-expanded', 'true')
  })

  it('explains how a price comes about, with what its source warns of', async () => {
    const { keys } = await openRates({ ltl: someRates([anLtlRate({ warnings: ['Pickup by 14:00 only'] })]) })
    await keys.click(await screen.findByRole('button', { name: /^\$618\.81/ }))
    const popover = within(await screen.findByRole('dialog', { name: 'Cost Breakdown' }))
    expect(popover.getByText('Kestrel Freight System, Standard')).toBeVisible()
    expect(popover.getByText('Pickup by 14:00 only')).toBeVisible()
    expect(popover.queryByText('The source does not break down its price.')).toBeNull()
  })

  it('counts several in the plural and can be sorted', async () => {
    const rates = [anLtlRate(), anLtlRate({ carrierName: 'Northgate', totalCost: 742.15 })]
    const sources = [
      aSource(),
      aSource({ source: 'FlockFreight', name: 'Flock Freight', state: 'Failed', message: null }),
    ]
    await openRates({
      ltl: someRates(rates, { sources }),
      details: { lineItems: [{ ...puree, palletCount: 1, freightClass: null }] },
    })
    const ltl = await region('LTL Rates')
    expect(await ltl.findByText('LQ-10412 · 2 rates from 2 carriers')).toBeVisible()
    expect(ltl.getByRole('combobox', { name: 'Sort' })).toBeVisible()
    expect(ltl.getByText(/gave no rates/)).toHaveTextContent('Flock Freight gave no rates: no answer')
    expect(ltl.queryByText(/carriers gave no rate/)).toBeNull()
    const facts = within(screen.getByRole('complementary', { name: 'Quoted shipment' }))
    expect(facts.getByText('1 pallet')).toBeVisible()
    expect(facts.getByText('Class').nextSibling).toHaveTextContent('–')
    expect(facts.getByText('Accessorials').nextSibling).toHaveTextContent('–')
  })

  it('counts a source that still works as one that has not answered', async () => {
    const working = aSource({ source: 'FlockFreight', name: 'Flock Freight', state: 'Working', answeredAt: null })
    await openRates({ ltl: someRates([anLtlRate()], { isComplete: false, sources: [aSource(), working] }) })
    expect(await screen.findByText('LQ-10412 · 1 rate from 1 carrier · 1 source still working')).toBeVisible()
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0)
    expect(screen.queryByText('No rates were returned from our provider.')).toBeNull()
  })

  it('names three carriers without a rate at once, and has no button for more', async () => {
    const refusals = ['Blue Mesa', 'Old Canal', 'Tidewater'].map((carrierName) => ({ carrierName, reason: 'Closed' }))
    await openRates({ ltl: someRates([anLtlRate()], { sources: [aSource({ refusals })] }) })
    expect(await screen.findAllByText(/gave no rate: Closed/)).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Show why' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  })
})

describe('what is not known yet', () => {
  const never = () => new Promise<never>(() => {})

  it('keeps prices back until the markup is known, without a word of failure', async () => {
    const { portal, answered } = aRatesPortal()
    const { promise, resolve } = Promise.withResolvers<void>()
    portal.on(getCustomerConfiguration, async () => {
      await promise
      return {
        ...plainConfiguration,
        includePrepaidAddMarkupQuotes: true,
        prepaidAddMarkupMethod: 'Markup' as const,
        defaultPrepaidAdd: 10,
      }
    })
    await openRates({ portal, answered })
    await waitFor(() => expect(portal.calls(getLtlQuote).length).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: /^\$/ })).toBeNull()
    expect(screen.queryByText(/without fee and markup/)).toBeNull()
    expect(screen.queryByText('No rates were returned from our provider.')).toBeNull()
    expect((await region('Spot Truckload')).getByText('Loading')).toBeInTheDocument()
    await act(async () => resolve())
    expect(await screen.findByRole('button', { name: /^\$680\.69/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^\$618\.81/ })).toBeNull()
  })

  it('keeps them back until the fee of the audit is known too, and tells when it cannot be', async () => {
    const { portal, answered } = aRatesPortal()
    const { promise, resolve } = Promise.withResolvers<void>()
    portal.on(getCompanySettings, async () => {
      await promise
      return refused(503, 'Away')
    })
    await openRates({ portal, answered })
    await waitFor(() => expect(portal.calls(getLtlQuote).length).toBeGreaterThan(0))
    expect(screen.queryByRole('button', { name: /^\$/ })).toBeNull()
    await act(async () => resolve())
    expect(await screen.findByText(/without fee and markup/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^\$618\.81/ })).toBeVisible()
  })

  it('of the miles is said so where nobody knows them, and waits without a word until then', async () => {
    const { portal, answered } = aRatesPortal()
    portal.on(getMileage, refused(422, 'No road'))
    await openRates({ portal, answered })
    const facts = within(await screen.findByRole('complementary', { name: 'Quoted shipment' }))
    expect(await facts.findByText('Not known')).toBeVisible()
    expect(facts.getByText('4,980 lbs')).toBeVisible()
    // The straight-line distance is 721 miles and the road is somewhat longer: two days in both cases.
    await screen.findByText('Copperline Transport')
    portal.on(getMileage, never)
  })

  it('of a spot quote is a card that loads', async () => {
    const { portal, answered } = aRatesPortal()
    portal.on(createAPIQuote, never)
    await openRates({ portal, answered })
    const card = within(await screen.findByRole('article', { name: 'Exclusive Use' }))
    expect(card.getByText('Loading')).toBeInTheDocument()
    expect(card.queryByText('No rate available')).toBeNull()
    expect(card.queryByText(/^Quote/)).toBeNull()
    expect(card.queryByRole('button')).toBeNull()
  })
})

describe('what changes meanwhile', () => {
  it('is not asked for again when the window is looked at again', async () => {
    const { portal } = await openRates()
    await screen.findByText('Quote Q-88214')
    await screen.findByText('Kestrel Freight System')
    await screen.findByText('Copperline Transport')
    await screen.findByText('781 mi')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(async () => {})
    for (const operation of [createAPIQuote, findIntegratedRates, getShipmentLaneRates, getMileage])
      expect(portal.calls(operation)).toHaveLength(1)
  })

  it('of a source that refuses again is said', async () => {
    const broken = aSource({ source: 'FlockFreight', name: 'Flock Freight', state: 'Failed', message: 'Away' })
    const { portal, answered } = aRatesPortal({ ltl: someRates([anLtlRate()], { sources: [broken] }) })
    portal.on(askRateSourceAgain, refused(503, 'Still away'))
    const { keys } = await openRates({ portal, answered })
    await keys.click(await screen.findByRole('button', { name: 'Retry Flock Freight' }))
    expect(await screen.findByText('Still away')).toBeVisible()
  })
})

describe('the moment a rate ends', () => {
  it('is the one that it names: until then it can be chosen, and is the cheapest that can', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T18:00:00Z') })
    const ended = anLtlRate({ expiresAt: '2026-11-16T18:00:00.000Z' })
    const held = anLtlRate({ carrierName: 'Northgate', totalCost: 742.15, expiresAt: '2026-11-16T18:00:01.000Z' })
    await openRates({ ltl: someRates([ended, held]) })
    const row = async (name: RegExp) => within(await screen.findByRole('listitem', { name }))
    expect((await row(/^Kestrel/)).getByText('Expired')).toBeVisible()
    const select = (await row(/^Northgate/)).getByRole('button', { name: /^Select/ })
    expect(select).toHaveClass('MuiButton-contained')
  })
})

it('a contract that could not be loaded is asked for again when told to', async () => {
  const { portal, answered } = aRatesPortal()
  portal.on(getShipmentLaneRates, refused(503, 'Away'))
  const { keys } = await openRates({ portal, answered })
  const list = await region('Contract Rates')
  expect(await list.findByText('Error occurred')).toBeVisible()
  expect(list.queryByText('You have no contracted rates on this lane')).toBeNull()
  portal.on(getShipmentLaneRates, { lane: null, why: [], items: [aContract()] })
  await keys.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByText('Copperline Transport')).toBeVisible()
})

it('a partial spot quote is called so wherever it stands', async () => {
  const { portal, answered } = aRatesPortal({ configuration: { includePartialTLQuotes: true } })
  portal.on(createAPIQuote, ({ body }) =>
    aSpotQuote({ isPartial: body.isPartial === true, expiresAt: '2026-01-01T00:00:00.000Z' }),
  )
  await openRates({ portal, answered })
  const card = within(await screen.findByRole('article', { name: 'Partial' }))
  expect(await card.findByText('Expired')).toBeVisible()
  expect(card.getByRole('button', { name: /Cost Breakdown of Partial/ })).toBeVisible()
  const full = within(screen.getByRole('article', { name: 'Exclusive Use' }))
  expect(full.getByRole('button', { name: /Cost Breakdown of Exclusive Use/ })).toBeVisible()
})
