import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { quoteSteps, writeQuoteAddress } from '@lanewise/contract/quote-address'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aQuote, card, contract, openWizard as openAny, press, stepShown } from '#features/quotes/testing/given.tsx'
import type { RatesStepProps } from '#features/rates/index.ts'

type RatesProps = RatesStepProps

/** Props that the second step received. Its display of the rates is tested elsewhere. */
const rates: { given: RatesProps | null; client: QueryClient | null } = { given: null, client: null }
function Rates(props: RatesProps) {
  rates.given = props
  rates.client = useQueryClient()
  return null
}
const openWizard = (given: Parameters<typeof openAny>[0] = {}) => openAny({ ...given, RatesPart: Rates })

afterEach(() => {
  Object.assign(rates, { given: null, client: null })
})

const quoteDetails = aQuote({ requestId: '0198c0de-0000-4000-8000-00000000000a' })
const onRates = { step: 'CarrierRates', details: quoteDetails } as const
const onAdditional = { step: 'AdditionalDetails', details: quoteDetails } as const
const back = (opened: Awaited<ReturnType<typeof openWizard>>, by = -1) => act(() => opened.router.navigate(by))

/** Queries of the rates step, each with a cached response. */
const keys = [findIntegratedRates, createAPIQuote, getShipmentLaneRates].map(({ name }) => [name, {}])
const fetchAll = () => {
  for (const key of keys) rates.client?.setQueryData(key, 'rates')
}
const fetched = () => keys.map((key) => rates.client?.getQueryData(key))

/** Order form of the last step, which first loads its data. */
const orderForm = () => screen.findByRole('radiogroup', { name: 'Shipping Mode', hidden: true })

describe('the steps', () => {
  it('are ShipmentDetails, CarrierRates and AdditionalDetails in that order [QUOTE-5]', async () => {
    expect(quoteSteps).toEqual(['ShipmentDetails', 'CarrierRates', 'AdditionalDetails'])
    const opened = await openWizard({ at: { details: aQuote() } })
    const names = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(names.map(({ textContent }) => textContent)).toEqual([
      '1Shipment details',
      '2Carrier rates',
      '3Additional details',
    ])
    expect(stepShown()).toBe('1Shipment details')
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    await press(opened, 'Book Later')
    await waitFor(() => expect(stepShown()).toBe('3Additional details'))
  })

  it('have Restart on the left of the first and Back on the others [QUOTE-6]', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    expect(screen.getByRole('button', { name: 'Restart' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    for (const label of ['Get Rates', 'Book Later']) {
      await press(opened, label)
      expect(await screen.findByRole('button', { name: 'Back' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull()
    }
  })

  it('submit by Get Rates, then by Book Later [QUOTE-11]', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    expect(screen.queryByRole('button', { name: 'Book Later' })).toBeNull()
    await press(opened, 'Get Rates')
    expect(await screen.findByRole('button', { name: 'Book Later' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Get Rates' })).toBeNull()
  })

  it('go on by Ctrl Enter', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    await opened.keys.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('button', { name: 'Book Later' })).toBeVisible()
  })
})

describe('Restart', () => {
  it('brings every field back to what a new form holds [QUOTE-7]', async () => {
    const full = aQuote({
      equipmentMode: 3,
      shippingModes: ['TL'],
      isTeam: true,
      isBlind: true,
      isLiftGateRequired: true,
      pickupAccessorials: ['InsidePickup'],
      dropoffAccessorials: ['InsideDelivery'],
      additionalServices: ['InBond'],
      linearFeet: 12,
    })
    const opened = await openWizard({ at: { details: full } })
    expect(card('Flatbed')).toBeChecked()
    await press(opened, 'Restart')
    await waitFor(() => expect(card('LTL')).toBeChecked())
    expect(card('Flatbed')).not.toBeChecked()
    for (const name of ['Team', 'Blind', 'Lift Gate']) expect(card(name)).not.toBeChecked()
    for (const name of ['Inside Pickup', 'Inside Delivery']) expect(card(name)).not.toBeChecked()
    expect(screen.queryByRole('checkbox', { name: 'In Bond' })).toBeNull()
    expect(screen.getByLabelText('Date of pickup')).toHaveValue('')
    expect(screen.getByLabelText('Linear feet (ft)')).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Pickup Location' })).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Dropoff Location' })).toHaveValue('')
    expect(screen.queryByRole('table', { name: 'Line items' })).toBeNull()
    expect(opened.parameters().get('details')).toBeNull()
  })
})

describe('Back', () => {
  it('goes down one step [QUOTE-8]', async () => {
    const opened = await openWizard({ at: onAdditional })
    await orderForm()
    await press(opened, 'Back')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    await press(opened, 'Back')
    await waitFor(() => expect(stepShown()).toBe('1Shipment details'))
  })

  it('from the rates forgets those fetched and the one chosen, and the next ones are asked for anew [QUOTE-9]', async () => {
    const opened = await openWizard({ at: onRates })
    fetchAll()
    await press(opened, 'Back')
    await waitFor(() => expect(opened.kept()).toMatchObject({ step: 'ShipmentDetails', rate: null }))
    expect(fetched()).toEqual([undefined, undefined, undefined])
    expect(opened.kept().details?.requestId).toBeNull()
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    expect(opened.kept().details?.requestId).not.toBe(quoteDetails.requestId)
  })

  it('to the rates keeps those fetched and drops the one chosen [QUOTE-10]', async () => {
    const opened = await openWizard({ at: onRates })
    fetchAll()
    await act(async () => rates.given?.onChoose(contract))
    await waitFor(() => expect(opened.kept().rate).toEqual(contract))
    await press(opened, 'Back')
    await waitFor(() => expect(opened.kept()).toEqual({ step: 'CarrierRates', details: quoteDetails, rate: null }))
    expect(opened.parameters().has('rate')).toBe(false)
    expect(rates.given?.details).toEqual(quoteDetails)
    expect(fetched()).toEqual(['rates', 'rates', 'rates'])
  })
})

describe('Get Rates', () => {
  it('on a valid form goes to the rates, which ask under a new id [QUOTE-13]', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    const { details } = opened.kept()
    expect(details).toEqual({ ...aQuote(), requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(rates.given?.details).toEqual(details)
  })

  it('keeps the id while the same is asked, and takes another when something changed', async () => {
    const opened = await openWizard({ at: { details: quoteDetails } })
    await press(opened, 'Get Rates')
    await waitFor(() => expect(opened.kept()).toMatchObject({ step: 'CarrierRates', details: quoteDetails }))
    await back(opened)
    await waitFor(() => expect(stepShown()).toBe('1Shipment details'))
    await opened.keys.click(card('Inside Pickup'))
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    expect(opened.kept().details?.requestId).not.toBe(quoteDetails.requestId)
  })
})

describe('a choice', () => {
  it('Book Later goes on with none of the three kinds of quote [QUOTE-14]', async () => {
    const opened = await openWizard({ at: onRates })
    // A previously chosen rate is removed too.
    await act(async () => rates.given?.onChoose(contract))
    await waitFor(() => expect(opened.kept().rate).toEqual(contract))
    await orderForm()
    await press(opened, 'Back')
    await press(opened, 'Book Later')
    await waitFor(() => expect(opened.kept()).toEqual({ step: 'AdditionalDetails', details: quoteDetails, rate: null }))
    expect(opened.parameters().has('rate')).toBe(false)
    await orderForm()
    expect(screen.queryByRole('region', { name: 'Selected Quote' })).toBeNull()
  })

  it('of a rate lands on AdditionalDetails with that kind alone [QUOTE-38]', async () => {
    const opened = await openWizard({ at: onRates })
    await act(async () => rates.given?.onChoose(contract))
    await waitFor(() =>
      expect(opened.kept()).toEqual({ step: 'AdditionalDetails', details: quoteDetails, rate: contract }),
    )
    expect(Object.keys(JSON.parse(opened.parameters().get('rate') ?? ''))).toEqual(['internalQuote'])
    const both = JSON.stringify({ ...contract, spotQuote: {} })
    await act(() => opened.router.navigate(`/quotes?${new URLSearchParams({ ...entries(opened), rate: both })}`))
    expect(opened.kept().step).toBe('ShipmentDetails')
  })

  it('adds truckloads to the modes and asks nobody else again', async () => {
    const opened = await openWizard({ at: onRates })
    await act(async () => rates.given?.onAddTruckload())
    await waitFor(() => expect(opened.kept().details?.shippingModes).toEqual(['LTL', 'TL']))
    expect(opened.kept().details?.requestId).toBe(quoteDetails.requestId)
  })
})

const entries = (opened: Awaited<ReturnType<typeof openWizard>>) => Object.fromEntries(opened.parameters())

describe('the address', () => {
  it('always carries the step [QUOTE-17] under the names details, rate and step [QUOTE-18] [QUOTE-20]', async () => {
    const opened = await openWizard()
    await waitFor(() => expect(opened.parameters().get('step')).toBe('ShipmentDetails'))
    await act(() => opened.router.navigate(`/quotes?${writeQuoteAddress({ ...onRates, rate: null })}`))
    expect(opened.parameters().get('step')).toBe('CarrierRates')
    await act(async () => rates.given?.onChoose(contract))
    await waitFor(() => expect(opened.parameters().get('step')).toBe('AdditionalDetails'))
    expect([...opened.parameters().keys()].sort()).toEqual(['details', 'rate', 'step'])
    expect(JSON.parse(opened.parameters().get('details') ?? '')).toMatchObject({ pickupDate: quoteDetails.pickupDate })
    expect(JSON.parse(opened.parameters().get('rate') ?? '')).toEqual(contract)
  })

  it('opens the step that it names, and the first where it names none [QUOTE-19]', async () => {
    const whole = new URLSearchParams(writeQuoteAddress({ ...onAdditional, rate: null }))
    for (const [step, shown] of [
      ['AdditionalDetails', '3Additional details'],
      ['CarrierRates', '2Carrier rates'],
      ['ShipmentDetails', '1Shipment details'],
      [null, '1Shipment details'],
    ] as const) {
      if (step) whole.set('step', step)
      else whole.delete('step')
      await openWizard({ path: `/quotes?${whole}` })
      expect(stepShown()).toBe(shown)
      cleanup()
    }
  })

  it('brings step, details and chosen rate again after a reload and in another window [QUOTE-21]', async () => {
    const first = await openWizard({ at: { details: aQuote({ isTeam: true }) } })
    const addresses = [first.address()]
    await press(first, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    const { details } = first.kept()
    addresses.push(first.address())
    await act(async () => rates.given?.onChoose(contract))
    await waitFor(() => expect(stepShown()).toBe('3Additional details'))
    addresses.push(first.address())
    const reopen = (path = '') => {
      cleanup()
      Object.assign(rates, { given: null, client: null })
      return openWizard({ path })
    }
    await reopen(addresses[2])
    expect(stepShown()).toBe('3Additional details')
    for (const text of ['Copperline Transport', '$1,985.00']) expect(await screen.findByText(text)).toBeVisible()
    // The weight appears in the line of the folded freight and in the totals beside it.
    const weights = await screen.findAllByText(/3,240 lbs/, { ignore: '[hidden] *' })
    for (const weight of weights) expect(weight).toBeVisible()
    await reopen(addresses[1])
    expect(stepShown()).toBe('2Carrier rates')
    expect(rates.given?.details).toEqual(details)
    await reopen(addresses[0])
    expect(stepShown()).toBe('1Shipment details')
    expect(card('LTL')).toBeChecked()
    expect(card('Team')).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Pickup Location' })).toHaveValue('Dallas, TX 75212')
    expect(screen.getByRole('combobox', { name: 'Dropoff Location' })).toHaveValue('Atlanta, GA 30336')
    expect(screen.getByRole('table', { name: 'Line items' })).toHaveTextContent('Tomato puree')
  })

  it('that cannot be read, or lacks the data of its step, is the first step without an error [QUOTE-22]', async () => {
    const whole = String(writeQuoteAddress({ ...onAdditional, rate: contract }))
    const half = String(writeQuoteAddress({ step: 'CarrierRates', details: aQuote({ pickupDate: null }), rate: null }))
    const search = ['step=CarrierRates', 'step=AdditionalDetails', 'step=Nothing', 'step=CarrierRates&details={', half]
    const opened = await openWizard()
    for (const text of [...search, `${whole.replace(/rate=[^&]*/, 'rate=%7B')}`]) {
      await act(() => opened.router.navigate(`/quotes?${text}`))
      await waitFor(() => expect(opened.parameters().get('step')).toBe('ShipmentDetails'))
      expect(stepShown()).toBe('1Shipment details')
      expect(screen.queryByRole('alert')).toBeNull()
    }
  })

  it('follows what is typed, and Back and Forward bring it again', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    await opened.keys.click(card('Inside Pickup'))
    await waitFor(() => expect(opened.kept().details?.pickupAccessorials).toEqual(['InsidePickup']))
    await press(opened, 'Restart')
    await waitFor(() => expect(card('Inside Pickup')).not.toBeChecked())
    await back(opened)
    await waitFor(() => expect(card('Inside Pickup')).toBeChecked())
    await back(opened, 1)
    await waitFor(() => expect(card('Inside Pickup')).not.toBeChecked())
  })
})

it('asks again under a new request when the rates have expired, and the address keeps it', async () => {
  const opened = await openWizard({ at: onRates })
  act(() => rates.given?.onRenew())
  await waitFor(() => expect(opened.kept().details?.requestId).not.toBe(quoteDetails.requestId))
  expect(opened.kept()).toMatchObject({ step: 'CarrierRates', details: { requestId: expect.any(String) } })
  expect(rates.given?.details.requestId).toBe(opened.kept().details?.requestId)
})
