import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { ChosenQuote } from '@lanewise/contract/quote-form'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aContract, anLtlRate, openRates, shipDate, someRates } from './testing/given.tsx'

const kestrel = anLtlRate()
const copper = aContract()
const select = async (name: string | RegExp) => screen.findByRole('button', { name })
const marked = { includePrepaidAddMarkupQuotes: true, prepaidAddMarkupMethod: 'Markup' as const, defaultPrepaidAdd: 10 }

describe('Select', () => {
  it('on a contracted rate gives an internalQuote with source, carrier, days and cost [RATE-1]', async () => {
    const { keys, onChoose } = await openRates({ contracts: [copper] })
    await screen.findByText('781 mi')
    await keys.click(await select('Select Copperline Transport, All In'))
    expect(onChoose.mock.calls).toEqual([
      [
        {
          internalQuote: {
            id: copper.id,
            rateSource: 'Contract',
            carrier: 'Copperline Transport',
            transitDays: 2,
            totalCost: 2184.5,
          },
        },
        expect.anything(),
      ],
    ])
  })

  it('on a spot card gives a spotQuote with id, number, date, days, cost, kind and charges [RATE-2]', async () => {
    const { keys, onChoose } = await openRates({ configuration: { includePartialTLQuotes: true } })
    await keys.click(await select(/^Select Partial/))
    expect(onChoose).toHaveBeenCalledWith(
      {
        spotQuote: {
          id: expect.stringMatching(/^0198c0de/),
          quoteNumber: 'Q-88215',
          effectiveDate: shipDate,
          transitDays: 3,
          totalCost: 1038.25,
          isPartial: true,
          charges: [
            { description: 'Line haul', total: 1831.45 },
            { description: 'Fuel', total: 581.15 },
          ],
          expiresAt: '2099-11-16T12:00:00.000Z',
        },
      },
      expect.anything(),
    )
  })

  it('on an LTL rate gives an integratedQuote with source, carrier, logo, days, level, cost and payer [RATE-3]', async () => {
    const { keys, onChoose } = await openRates({ ltl: someRates([kestrel]) })
    await keys.click(await select('Select Kestrel Freight System, Standard'))
    expect(onChoose).toHaveBeenCalledWith(
      {
        integratedQuote: {
          id: kestrel.id,
          quoteId: kestrel.quoteId,
          rateSource: 'Tariff',
          carrierName: 'Kestrel Freight System',
          logoId: null,
          minServiceDays: 3,
          maxServiceDays: 3,
          serviceLevel: 'Standard',
          totalCost: 618.81,
          customerFreightPayer: 'Acme Foods',
          expiresAt: '2099-11-16T12:00:00.000Z',
        },
      },
      expect.anything(),
    )
  })

  it.each([
    [/^Select Copperline/, 'internalQuote', ['TL']],
    [/^Select Exclusive Use/, 'spotQuote', ['TL']],
    [/^Select Kestrel/, 'integratedQuote', ['LTL']],
    [/^Select Kestrel/, 'integratedQuote', ['VLTL']],
  ] as const)('%s fills %s [RATE-8]', async (name, kind, [...shippingModes]) => {
    const { keys, onChoose } = await openRates({ details: { shippingModes } })
    await keys.click(await select(name))
    expect(onChoose.mock.calls.map(([chosen]) => Object.keys(chosen))).toEqual([[kind]])
  })

  it('gives one kind and none of the others, each time [QUOTE-38]', async () => {
    const { keys, onChoose } = await openRates()
    for (const name of [/^Select Copperline/, /^Select Exclusive Use/, /^Select Kestrel/])
      await keys.click(await select(name))
    expect(onChoose.mock.calls.map(([chosen]) => Object.keys(chosen))).toEqual([
      ['internalQuote'],
      ['spotQuote'],
      ['integratedQuote'],
    ])
    for (const [chosen] of onChoose.mock.calls) expect(ChosenQuote.parse(chosen)).toEqual(chosen)
    const two = { ...onChoose.mock.calls[0]?.[0], ...onChoose.mock.calls[1]?.[0] }
    expect(ChosenQuote.safeParse(two).success).toBe(false)
  })

  it('is filled on the cheapest of all rates alone', async () => {
    await openRates({ ltl: someRates([kestrel, anLtlRate({ carrierName: 'Northgate', totalCost: 742.15 })]) })
    await select(/^Select Copperline/)
    const filled = (await screen.findAllByRole('button', { name: /^Select/ })).filter((button) =>
      button.classList.contains('MuiButton-contained'),
    )
    expect(filled.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Select Kestrel Freight System, Standard',
    ])
  })
})

describe('the mode chips', () => {
  const chips = async () => within(await screen.findByRole('group', { name: 'Modes' })).getAllByRole('button')
  const chip = (name: string) => screen.getByRole('button', { name })

  it.each([
    [['LTL'], ['LTL', 'TL']],
    [
      ['VLTL', 'TL'],
      ['VLTL', 'TL'],
    ],
    [['TL'], ['TL']],
  ] as const)('of %j are %j [QUOTE-45]', async ([...shippingModes], names) => {
    await openRates({ details: { shippingModes } })
    expect((await chips()).map(({ textContent }) => textContent)).toEqual(names)
  })

  it('TL joins the quote first and asks for contracted rates only then [QUOTE-46]', async () => {
    const { keys, portal } = await openRates({ details: { shippingModes: ['LTL'] } })
    await screen.findByText('Kestrel Freight System')
    expect(chip('TL')).toHaveAttribute('aria-pressed', 'false')
    expect(portal.calls(getShipmentLaneRates)).toHaveLength(0)
    await keys.click(chip('TL'))
    expect(await screen.findByText('Copperline Transport')).toBeVisible()
    expect(chip('TL')).toHaveAttribute('aria-pressed', 'true')
    expect(portal.calls(getShipmentLaneRates)).toHaveLength(1)
    expect(screen.getByText('LTL, TL')).toBeVisible()
  })

  it.each(['LTL', 'VLTL'] as const)('%s shows LTL Rates, TL shows Contract Rates [QUOTE-47]', async (mode) => {
    const { keys } = await openRates({ details: { shippingModes: [mode, 'TL'] } })
    const lists = () => [
      screen.queryByRole('region', { name: 'LTL Rates' }) !== null,
      screen.queryByRole('region', { name: 'Contract Rates' }) !== null,
    ]
    await screen.findByText('Kestrel Freight System')
    expect(lists()).toEqual([true, true])
    await keys.click(chip(mode))
    expect(lists()).toEqual([false, true])
    await keys.click(chip('TL'))
    expect(lists()).toEqual([false, false])
    await keys.click(chip(mode))
    expect(lists()).toEqual([true, false])
  })
})

describe('the prices', () => {
  it('can be looked at as Customer and Cost only where a markup applies [QUOTE-52]', async () => {
    await openRates({ configuration: marked })
    const toggle = within(await screen.findByRole('radiogroup', { name: 'Prices' }))
    expect(toggle.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['Customer', 'Cost'])
  })

  it('are costs where no markup applies, and there is nothing to choose [QUOTE-52]', async () => {
    await openRates({ configuration: { ...marked, includePrepaidAddMarkupQuotes: false } })
    expect(await screen.findByRole('button', { name: /^\$618\.81/ })).toBeVisible()
    expect(screen.queryByRole('radiogroup', { name: 'Prices' })).toBeNull()
  })

  it('begin as Customer with the markup, and show the raw cost as Cost [QUOTE-53]', async () => {
    const { keys } = await openRates({ configuration: marked })
    expect(await screen.findByRole('radio', { name: 'Customer' })).toBeChecked()
    for (const amount of [/^\$680\.69/, /^\$2,402\.95/, /^\$2,653\.86/])
      expect(await screen.findByRole('button', { name: amount })).toBeVisible()
    await keys.click(screen.getByRole('radio', { name: 'Cost' }))
    for (const amount of [/^\$618\.81/, /^\$2,184\.50/, /^\$2,412\.60/])
      expect(screen.getByRole('button', { name: amount })).toBeVisible()
  })

  it('go along with a chosen rate, with the kind that was looked at [DEF-141]', async () => {
    const { keys, onChoose } = await openRates({ configuration: marked })
    await keys.click(await screen.findByRole('radio', { name: 'Cost' }))
    const [select] = await screen.findAllByRole('button', { name: /^Select Copperline/ })
    await keys.click(select as HTMLElement)
    expect(onChoose.mock.calls[0]?.[1]).toEqual({ side: 'Cost', customer: 2402.95, cost: 2184.5 })
  })

  it('of a truckload, spot or contract, hold the fee once before the markup; those of LTL do not [RATE-47]', async () => {
    const settings = { freightAuditEnabled: true, freightAuditManagementFee: 25 }
    const { keys } = await openRates({ configuration: marked, settings })
    // Expected prices: (2184.50 + 25) × 1.1, (2412.60 + 25) × 1.1 and 618.81 × 1.1.
    for (const amount of [/^\$2,430\.45/, /^\$2,681\.36/, /^\$680\.69/])
      expect(await screen.findByRole('button', { name: amount })).toBeVisible()
    await keys.click(screen.getByRole('radio', { name: 'Cost' }))
    for (const amount of [/^\$2,209\.50/, /^\$2,437\.60/, /^\$618\.81/])
      expect(screen.getByRole('button', { name: amount })).toBeVisible()
  })

  it('hold no fee while the audit is off [RATE-46]', async () => {
    await openRates({ settings: { freightAuditEnabled: false, freightAuditManagementFee: 25 } })
    for (const amount of [/^\$2,184\.50/, /^\$2,412\.60/, /^\$618\.81/])
      expect(await screen.findByRole('button', { name: amount })).toBeVisible()
  })

  it('hold the fee of truckloads while the audit is on, never one of VLTL [RATE-46]', async () => {
    const settings = { freightAuditEnabled: true, freightAuditManagementFee: 25 }
    await openRates({ settings, details: { shippingModes: ['VLTL', 'TL'] } })
    for (const amount of [/^\$2,209\.50/, /^\$2,437\.60/, /^\$618\.81/])
      expect(await screen.findByRole('button', { name: amount })).toBeVisible()
  })
})

describe('the arrival of a rate', () => {
  it('counts business days for LTL by the longest transit, days of the calendar for TL [RATE-37]', async () => {
    // 17 November 2099 is a Tuesday. Five business days later is the next Tuesday, two days later is Thursday.
    await openRates({ ltl: someRates([anLtlRate({ minServiceDays: 2, maxServiceDays: 5 })]) })
    expect(within(await screen.findByRole('listitem', { name: /Kestrel/ })).getByText('11/24/2099')).toBeVisible()
    expect(await screen.findByText('2 days · arrives 11/19/2099')).toBeVisible()
  })
})
