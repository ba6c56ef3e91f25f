import { findAllLocations, getDockSchedule } from '@lanewise/contract/locations'
import { getCompanyReferenceNumbers } from '@lanewise/contract/orders'
import { writeQuoteAddress } from '@lanewise/contract/quote-address'
import type { ChosenQuote } from '@lanewise/contract/quote-form'
import { checkChosenQuote } from '@lanewise/contract/quotes'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aLocation, aSchedule } from '#features/locations/testing/given.tsx'
import { aQuote, contract, dallas, openWizard, press, stepShown } from '#features/quotes/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'

const quoteDetails = aQuote({ requestId: '0198c0de-0000-4000-8000-00000000000a' })
const at = { step: 'AdditionalDetails', details: quoteDetails, rate: contract } as const
const id = '0198c0de-0000-7000-8000-0000000000aa'
// What the quote settles is folded away.
const mode = (name: string) => screen.getByRole('radio', { name, hidden: true })
const flag = (name: string) => screen.getByRole('checkbox', { name, hidden: true })

describe('the last step', () => {
  it('is the order form with the chosen rate, and books it [QUOTE-12]', async () => {
    const opened = await openWizard({ at })
    const panel = within(await screen.findByRole('region', { name: 'Selected Quote' }))
    expect(panel.getByText('Copperline Transport')).toBeVisible()
    expect(panel.getByText('$1,985.00')).toBeVisible()
    expect(panel.getByText(/is created and booked with this rate/)).toBeVisible()
    expect(mode('Truckload Dry')).toBeChecked()
    await waitFor(() => expect(opened.portal.calls(checkChosenQuote)[0]?.body).toEqual({ chosen: contract }))
    expect(screen.getByRole('button', { name: /^Create & Book/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Create Order/ })).toBeNull()
    await press(opened, 'Remove rate')
    expect(screen.getByRole('button', { name: /^Create Order/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Create & Book/ })).toBeNull()
  })

  it('shows both amounts of the rate with their kinds, and books the one that was looked at [DEF-141]', async () => {
    const amounts = { customer: 2430.45, cost: 2209.5 }
    await openWizard({ at: { ...at, price: { side: 'Customer', ...amounts } } })
    const panel = within(await screen.findByRole('region', { name: 'Selected Quote' }))
    const facts = panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual(expect.arrayContaining([['Carrier cost', '$2,209.50']]))
    expect(facts).toEqual(expect.arrayContaining([['Customer price', '$2,430.45']]))
    expect(screen.getByRole('button', { name: /^Create & Book \$2,430\.45/ })).toBeVisible()
    cleanup()
    await openWizard({ at: { ...at, price: { side: 'Cost', ...amounts } } })
    expect(await screen.findByRole('button', { name: /^Create & Book \$2,209\.50/ })).toBeVisible()
  })

  it('comes after the selected quote, takes over its miles, and names what is missing', async () => {
    const opened = await openWizard({ at })
    const sections = within(await screen.findByRole('navigation', { name: 'Sections of the order' }))
    expect(sections.getAllByRole('button')[0]).toHaveTextContent('Selected Quote')
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }))
    expect(await summary.findByText('781 mi')).toBeVisible()
    const missing = within(screen.getByRole('region', { name: 'Missing fields' }))
    for (const name of ['Pickup Location', 'Dropoff Location']) expect(missing.getByText(name)).toBeVisible()
    expect(screen.getByText(/are still missing$/)).toBeVisible()
    await opened.keys.click(missing.getByRole('button', { name: 'Pickup Location' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pickup Location' })).toHaveFocus())
  })

  it('shows both stops without their freight, which is one line below them until it is opened', async () => {
    const opened = await openWizard({ at })
    const freight = within(await screen.findByRole('region', { name: 'Freight' }))
    const [line] = freight.getAllByText(/^3,240 lbs · /)
    expect(line).toBeVisible()
    const stops = ['Stop 1 (Pickup)', 'Stop 2 (Dropoff)'].map((name) => within(screen.getByRole('region', { name })))
    for (const stop of stops) expect(stop.queryByText(/line items/i)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add Item' })).toBeNull()
    await press(opened, 'Open Freight')
    expect(freight.getByRole('button', { name: 'Add Item' })).toBeVisible()
    await opened.keys.click(freight.getByRole('button', { name: /^Remove / }))
    await opened.keys.click(freight.getByRole('button', { name: 'Close Freight' }))
    await opened.keys.click(screen.getByRole('button', { name: /^Create & Book/ }))
    expect(await freight.findByText('Must have at least one line item')).toBeVisible()
    expect(freight.getByText('Please assign at least one Line Item to your Dropoff')).toBeVisible()
  })

  it('fills in the only location at a quoted postal code and says so', async () => {
    const opened = await openWizard()
    opened.portal.on(findAllLocations, ({ body }) =>
      body.postalCode === dallas.postalCode
        ? { data: [aLocation({ city: 'Dallas', state: 'TX', postalCode: '75212' })], total: 1 }
        : { data: [aLocation(), aLocation({ locationNumber: 'L100002' })], total: 2 },
    )
    opened.portal.on(getDockSchedule, aSchedule())
    await act(() => opened.router.navigate(`/quotes?${writeQuoteAddress(at)}`))
    expect(await screen.findByText('Filled in: the only location at 75212')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Dropoff Location' })).toHaveValue('')
    expect(screen.queryByText('Filled in: the only location at 30336')).toBeNull()
  })

  it.each([
    ['CreateOrder', contract],
    ['CreateShipment', contract],
    ['BookShipment', contract],
    ['CreateOrder', null],
  ] as const)('cannot be submitted without %s, with the reason', async (missing, rate) => {
    const permissions = ana.permissions.filter((one) => one !== missing)
    const opened = await openWizard({ at: { ...at, rate }, user: { permissions } })
    const button = await screen.findByRole('button', { name: rate ? /^Create & Book/ : /^Create Order/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await opened.keys.hover(button)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('You do not have permission to perform this action')
  })

  it('needs no permission for shipments where no rate is chosen', async () => {
    const permissions = ana.permissions.filter((one) => !['CreateShipment', 'BookShipment'].includes(one))
    await openWizard({ at: { ...at, rate: null }, user: { permissions } })
    expect(await screen.findByRole('button', { name: /^Create Order/ })).not.toHaveAttribute('aria-disabled')
  })

  it('is seeded from the quote: modes, equipment, stops, date, accessorials, flags, items and feet [QUOTE-15]', async () => {
    const details = aQuote({
      pickupAccessorials: ['InsidePickup'],
      dropoffAccessorials: ['ResidentialDelivery'],
      additionalServices: ['SingleShipment'],
      isBlind: true,
      isLiftGateRequired: true,
      linearFeet: 12,
      requestId: quoteDetails.requestId,
    })
    const opened = await openWizard({ at: { ...at, details, rate: null } })
    await screen.findByRole('region', { name: 'LTL Details' })
    expect(mode('LTL')).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Equipment Mode' })).toHaveTextContent('Dry')
    for (const name of ['Inside Pickup', 'Residential Delivery', 'Single Shipment', 'Blind', 'Lift Gate'])
      expect(flag(name)).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Linear Feet (ft)' })).toHaveValue('12')
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }))
    expect(summary.getByText('3,240 lbs')).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: /^Create Order/ }))
    const wrong = (await screen.findAllByRole('button', { name: /^Stop \d/ })).map(({ textContent }) => textContent)
    expect(wrong).toContain('Stop 1: Pickup Location is required')
    expect(wrong.filter((text) => /date|Time|line item|Line Item/.test(text ?? ''))).toEqual([])
  })

  it('labels quantities with their units [QUOTE-70]', async () => {
    const reefer = aQuote({ shippingModes: ['TL'], equipmentMode: 2, requestId: quoteDetails.requestId })
    const configuration = { defaultReeferMode: 'Continuous' as const }
    await openWizard({ at: { ...at, details: reefer, rate: null }, configuration })
    await screen.findByRole('region', { name: 'Truckload Requirements' })
    expect(screen.getByRole('textbox', { name: 'Freight Value (dollars)' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Temperature (°F)' })).toBeVisible()
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }))
    expect(summary.getByText('3,240 lbs')).toBeVisible()
    expect(summary.getByText(/^\d+ ft$/)).toBeVisible()
    expect(summary.getByText('Pallets')).toBeVisible()
  })

  it('keeps its frame, and the focus in it, while the form is loaded', async () => {
    const opened = await openWizard()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    opened.portal.on(getCompanyReferenceNumbers, async () => {
      await held
      return { order: [], pickup: [], dropoff: [] }
    })
    await act(() => opened.router.navigate(`/quotes?${writeQuoteAddress(at)}`))
    expect(await screen.findByText('Loading the order form')).toBeVisible()
    const back = screen.getByRole('button', { name: 'Back' })
    back.focus()
    release()
    await screen.findByRole('button', { name: /^Create & Book/ })
    expect(back).toBeInTheDocument()
    expect(back).toHaveFocus()
  })

  it('tells of a partial spot rate', async () => {
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
    const panel = within(await screen.findByRole('region', { name: 'Selected Quote' }))
    expect(panel.getByText('Spot quote S100')).toBeVisible()
    expect(panel.getByText('Partial Truckload')).toBeVisible()
    expect(flag('Partial')).toBeChecked()
  })

  it('says that a rate has expired and asks for rates again', async () => {
    const opened = await openWizard()
    opened.portal.on(checkChosenQuote, { isValid: false, reason: 'This rate expired on 11/12/2026.' })
    await act(() => opened.router.navigate(`/quotes?${writeQuoteAddress(at)}`))
    await screen.findByRole('region', { name: 'Selected Quote' })
    expect(await screen.findByText(/This rate expired on 11\/12\/2026\./)).toBeVisible()
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    expect(opened.kept().rate).toBeNull()
    expect(opened.kept().details?.requestId).not.toBe(quoteDetails.requestId)
  })

  it('says so where nobody tells why the rate has ended, or whether it has', async () => {
    const opened = await openWizard()
    opened.portal.on(checkChosenQuote, { isValid: false, reason: null })
    await act(() => opened.router.navigate(`/quotes?${writeQuoteAddress(at)}`))
    expect(await screen.findByText('This rate has expired. Request new rates to continue.')).toBeVisible()
    cleanup()
    const unknown = await openWizard()
    unknown.portal.on(checkChosenQuote, refused(503, 'Away'))
    await act(() => unknown.router.navigate(`/quotes?${writeQuoteAddress(at)}`))
    expect(await screen.findByText('Could not check whether this rate is still valid.')).toBeVisible()
    expect(screen.queryByText(/Request new rates/)).toBeNull()
  })

  it('says nothing of a rate that holds', async () => {
    const opened = await openWizard({ at })
    await screen.findByRole('region', { name: 'Selected Quote' })
    await waitFor(() => expect(opened.portal.calls(checkChosenQuote)).toHaveLength(1))
    expect(screen.queryByText(/Request new rates/)).toBeNull()
    expect(screen.queryByText(/Could not check/)).toBeNull()
  })

  it.each([
    [{ minServiceDays: 2, maxServiceDays: 5 }, '2 to 5 days'],
    [{ minServiceDays: 3, maxServiceDays: 3 }, '3 days'],
    [{ minServiceDays: 1, maxServiceDays: 1 }, '1 day'],
  ])('tells of an LTL rate with its level and days %o', async (days, transit) => {
    const ltl: ChosenQuote = {
      integratedQuote: {
        id,
        quoteId: id,
        rateSource: 'Tariff',
        carrierName: 'Kestrel Freight System',
        logoId: null,
        serviceLevel: 'Economy',
        totalCost: 618.81,
        customerFreightPayer: null,
        expiresAt: '2099-11-16T12:00:00.000Z',
        ...days,
      },
    }
    await openWizard({ at: { ...at, rate: ltl } })
    const panel = within(await screen.findByRole('region', { name: 'Selected Quote' }))
    expect(panel.getByText('Kestrel Freight System')).toBeVisible()
    expect(panel.getByText('Economy / Deferred')).toBeVisible()
    expect(panel.getByText(transit)).toBeVisible()
    expect(panel.getByText(/11\/16\/2099/)).toBeVisible()
    expect(mode('LTL')).toBeChecked()
    expect(screen.queryByRole('checkbox', { name: 'Partial' })).toBeNull()
  })

  it('has the totals above its buttons on a phone', async () => {
    setWindowWidth(390)
    await openWizard({ at })
    expect(await screen.findByText('of 53 ft')).toHaveTextContent('7 of 53 ft')
    expect(screen.getByText('Step 3 of 3 · Additional details')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Create & Book/ })).toBeVisible()
  })
})
