import { getFreightClasses } from '@lanewise/contract/commodities'
import { getMileage, quotableLocations } from '@lanewise/contract/places'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anItem, fill } from '#features/line-items/testing/given.tsx'
import {
  aQuote,
  atlanta,
  card,
  contract,
  dallas,
  longItem,
  openWizard,
  pickPlace,
  press,
  stepShown,
} from '#features/quotes/testing/given.tsx'
import type { RatesStepProps } from '#features/rates/index.ts'
import { setWindowWidth } from '#testing/window.ts'

afterEach(() => vi.useRealTimers())

const pickup = () => screen.getByRole('combobox', { name: 'Pickup Location' })
const dropoff = () => screen.getByRole('combobox', { name: 'Dropoff Location' })
const date = () => screen.getByLabelText('Date of pickup')

const OneRate = ({ onChoose }: RatesStepProps) => (
  <button type="button" onClick={() => onChoose(contract)}>
    Select
  </button>
)

describe('the first step', () => {
  it('is the mode picker and four numbered parts [QUOTE-23]', async () => {
    await openWizard()
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(heads.slice(0, 5)).toEqual([
      'Shipping Mode',
      '1 Pickup',
      '2 Delivery',
      '3 Additional information',
      '4 Freight',
    ])
  })

  it('starts a line that nobody has touched anew with another mode, and leaves one that somebody has', async () => {
    const opened = await openWizard({ configuration: { defaultShippingMode: 'TL' } })
    const length = () => screen.getByLabelText('Length (in)')
    await waitFor(() => expect(length()).toHaveValue(''))
    await opened.keys.click(card('LTL'))
    await waitFor(() => expect(length()).toHaveValue('48'))
    await fill(opened, { 'Length (in)': '60' })
    await opened.keys.click(card('LTL-Volume'))
    await opened.keys.click(card('LTL-Volume'))
    expect(length()).toHaveValue('60')
  })

  it('keeps a line that is being typed when the window becomes narrow', async () => {
    const opened = await openWizard()
    await fill(opened, { Description: 'Canned peaches' })
    act(() => setWindowWidth(390))
    expect(screen.getByText('Step 1 of 3 · Shipment details')).toBeVisible()
    expect(screen.getByLabelText('Description')).toHaveValue('Canned peaches')
  })

  it('takes the first place that was found by Enter', async () => {
    const opened = await openWizard()
    await opened.keys.type(pickup(), 'Dallas')
    await screen.findByRole('option')
    await opened.keys.keyboard('{Enter}')
    expect(pickup()).toHaveValue('Dallas, TX 75212')
  })

  it('holds every field of a quote and the one that is chosen [QUOTE-24]', async () => {
    const lineItems = [anItem()]
    const empty = aQuote({ pickupDate: null, pickupLocation: null, dropoffLocation: null, lineItems })
    const opened = await openWizard({ at: { details: empty }, RatesPart: OneRate })
    await pickPlace(opened, 'Pickup Location', 'Dallas')
    await pickPlace(opened, 'Dropoff Location', 'Atlanta')
    await fill(opened, { 'Date of pickup': '11/17/2099', 'Linear feet (ft)': '12' })
    for (const name of ['Truckload Dry', 'Team', 'Blind', 'Lift Gate']) await opened.keys.click(card(name))
    for (const name of ['Inside Pickup', 'Inside Delivery', 'Single Shipment']) await opened.keys.click(card(name))
    await press(opened, 'Get Rates')
    await opened.keys.click(await screen.findByRole('button', { name: 'Select' }))
    await waitFor(() => expect(opened.kept().rate).toEqual(contract))
    expect(opened.kept().details).toEqual({
      equipmentMode: 1,
      shippingModes: ['LTL', 'TL'],
      pickupDate: '2099-11-17',
      pickupLocation: dallas,
      dropoffLocation: atlanta,
      isTeam: true,
      isBlind: true,
      isLiftGateRequired: true,
      pickupAccessorials: ['InsidePickup'],
      dropoffAccessorials: ['InsideDelivery'],
      additionalServices: ['SingleShipment'],
      lineItems,
      linearFeet: 12,
      requestId: expect.any(String),
    })
  })

  it('loads the freight classes [RATE-29]', async () => {
    const opened = await openWizard()
    await waitFor(() => expect(opened.portal.calls(getFreightClasses)).toHaveLength(1))
    await opened.keys.click(await screen.findByLabelText('Freight Class'))
    expect(await screen.findByRole('option', { name: '77.5' })).toBeVisible()
  })
})

describe('a place', () => {
  it('holds id, city, state, postal code, country, latitude and longitude once it is chosen [QUOTE-25]', async () => {
    const opened = await openWizard()
    await pickPlace(opened, 'Pickup Location', '75212')
    await pickPlace(opened, 'Dropoff Location', '30336')
    await waitFor(() => expect(opened.kept().details?.dropoffLocation).toEqual(atlanta))
    expect(opened.kept().details?.pickupLocation).toMatchObject({
      id: 'US:75212',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75212',
      country: 'US',
      latitude: 32.78,
      longitude: -96.87,
    })
    expect(opened.portal.calls(getMileage)[0]?.body).toEqual({ stopIds: ['US:75212', 'US:30336'] })
  })

  it('is looked for 500 ms after the last key, at both ends [QUOTE-26]', async () => {
    const opened = await openWizard()
    for (const [field, text] of [
      [pickup(), '752'],
      [dropoff(), 'Atl'],
    ] as const) {
      const before = opened.portal.calls(quotableLocations).length
      act(() => field.focus())
      vi.useFakeTimers()
      for (const typed of [text.slice(0, 1), text.slice(0, 2), text]) {
        fireEvent.change(field, { target: { value: typed } })
        await act(() => vi.advanceTimersByTimeAsync(499))
      }
      expect(opened.portal.calls(quotableLocations)).toHaveLength(before)
      await act(() => vi.advanceTimersByTimeAsync(1))
      vi.useRealTimers()
      await opened.keys.click(await screen.findByRole('option'))
      const queries = opened.portal.calls(quotableLocations).slice(before)
      expect(queries.map(({ query }) => query)).toEqual([{ q: text }])
    }
    expect(pickup()).toHaveValue('Dallas, TX 75212')
    expect(dropoff()).toHaveValue('Atlanta, GA 30336')
    const stored = JSON.parse(localStorage.getItem('recentPlaces') ?? '[]') as { city: string }[]
    expect(stored.map(({ city }) => city)).toEqual(['Atlanta', 'Dallas'])
  })

  it('of late is one click away, and both can be swapped', async () => {
    localStorage.setItem('recentPlaces', JSON.stringify([dallas, atlanta]))
    const opened = await openWizard()
    const recent = within(screen.getByRole('group', { name: 'Recent pickups' }))
    await opened.keys.click(recent.getByRole('button', { name: 'Atlanta, GA 30336' }))
    expect(pickup()).toHaveValue('Atlanta, GA 30336')
    await press(opened, 'Swap pickup and delivery')
    await waitFor(() => expect(dropoff()).toHaveValue('Atlanta, GA 30336'))
    expect(pickup()).toHaveValue('')
  })

  it('of late is offered three times at most, never one that is taken, and moves to the front when it is used', async () => {
    const others = ['Waco', 'Tyler', 'Plano', 'Irving'].map((city) => ({ ...dallas, id: `US:TX:${city}`, city }))
    localStorage.setItem('recentPlaces', JSON.stringify([dallas, ...others]))
    const opened = await openWizard({ at: { details: aQuote({ dropoffLocation: null }) } })
    const offered = () =>
      within(screen.getByRole('group', { name: 'Recent dropoffs' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(offered()).toEqual(['Waco, TX 75212', 'Tyler, TX 75212', 'Plano, TX 75212'])
    await press(opened, 'Get Rates')
    await waitFor(() => expect(dropoff()).toHaveAccessibleDescription('Dropoff Location is required to get rates'))
    const row = within(screen.getByRole('group', { name: 'Recent dropoffs' }))
    await opened.keys.click(row.getByRole('button', { name: 'Plano, TX 75212' }))
    await waitFor(() => expect(dropoff()).not.toHaveAccessibleDescription())
    expect(dropoff()).toHaveValue('Plano, TX 75212')
    expect(offered()).toEqual(['Waco, TX 75212', 'Tyler, TX 75212', 'Irving, TX 75212'])
    await waitFor(() => expect(opened.kept().details?.dropoffLocation?.city).toBe('Plano'))
    const stored = JSON.parse(localStorage.getItem('recentPlaces') ?? '[]') as { city: string }[]
    expect(stored.map(({ city }) => city)).toEqual(['Plano', 'Dallas', 'Waco', 'Tyler', 'Irving'])
  })

  it('of late is not asked to be right before somebody asked for rates', async () => {
    localStorage.setItem('recentPlaces', JSON.stringify([dallas]))
    const opened = await openWizard()
    await opened.keys.click(within(screen.getByRole('group', { name: 'Recent pickups' })).getByRole('button'))
    expect(screen.queryByRole('group', { name: 'Recent pickups' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Recent dropoffs' })).toBeNull()
    await waitFor(() => expect(opened.kept().details?.pickupLocation).toEqual(dallas))
    await press(opened, 'Swap pickup and delivery')
    await waitFor(() => expect(opened.kept().details?.dropoffLocation).toEqual(dallas))
    expect(opened.kept().details?.pickupLocation).toBeNull()
  })
})

describe('Get Rates', () => {
  it('is held back by a missing pickup or dropoff [QUOTE-35]', async () => {
    const opened = await openWizard({ at: { details: aQuote({ pickupLocation: null, dropoffLocation: null }) } })
    await press(opened, 'Get Rates')
    await waitFor(() => expect(pickup()).toHaveAccessibleDescription('Pickup Location is required to get rates'))
    expect(dropoff()).toHaveAccessibleDescription('Dropoff Location is required to get rates')
    expect(pickup()).toHaveFocus()
    expect(stepShown()).toBe('1Shipment details')
    await pickPlace(opened, 'Pickup Location', '75212')
    await press(opened, 'Get Rates')
    expect(pickup()).not.toHaveAccessibleDescription()
    expect(stepShown()).toBe('1Shipment details')
  })

  it('is held back by a missing date [QUOTE-36]', async () => {
    const opened = await openWizard({ at: { details: aQuote({ pickupDate: null }) } })
    await press(opened, 'Get Rates')
    await waitFor(() => expect(date()).toHaveAccessibleDescription('Date of pickup is required'))
    expect(date()).toHaveFocus()
    expect(stepShown()).toBe('1Shipment details')
  })

  it('is held back by an empty list of items [QUOTE-37]', async () => {
    const opened = await openWizard({ at: { details: aQuote({ lineItems: [] }) } })
    await press(opened, 'Get Rates')
    expect(await screen.findByText('Must have at least one line item')).toBeVisible()
    expect(screen.getByLabelText('Description')).toHaveFocus()
    expect(stepShown()).toBe('1Shipment details')
  })

  it('is held back by a mode that nobody picked, and by a date that is over', async () => {
    const opened = await openWizard({ at: { details: aQuote({ shippingModes: [], pickupDate: '2020-01-06' }) } })
    await press(opened, 'Get Rates')
    expect(await screen.findByText('Choose at least one mode')).toBeVisible()
    expect(date()).toHaveAccessibleDescription('Date of pickup cannot be in the past')
  })

  it('says that the last item is missing as soon as it is gone, once rates were asked for', async () => {
    const opened = await openWizard({ at: { details: aQuote({ pickupDate: null }) } })
    await press(opened, 'Remove Tomato puree')
    expect(screen.queryByText('Must have at least one line item')).toBeNull()
    await press(opened, 'Undo')
    await press(opened, 'Get Rates')
    await waitFor(() => expect(date()).toHaveAccessibleDescription('Date of pickup is required'))
    await press(opened, 'Remove Tomato puree')
    expect(await screen.findByText('Must have at least one line item')).toBeVisible()
  })

  it('takes over an item that stands complete in its form', async () => {
    const opened = await openWizard({ at: { details: aQuote({ lineItems: [], shippingModes: ['TL'] }) } })
    await fill(opened, { Description: 'Steel coils', 'Total Weight (lbs)': '40000', 'Pallet Count': '4' })
    await press(opened, 'Get Rates')
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
    expect(opened.kept().details?.lineItems).toMatchObject([{ description: 'Steel coils', packageCount: 4 }])
  })

  it('stops at an item that is half filled in', async () => {
    const opened = await openWizard({ at: { details: aQuote({ lineItems: [] }) } })
    await fill(opened, { Description: 'Steel coils' })
    await press(opened, 'Get Rates')
    await waitFor(() =>
      expect(screen.getByLabelText('Total Weight (lbs)')).toHaveAccessibleDescription('Total Weight is required'),
    )
    expect(stepShown()).toBe('1Shipment details')
  })
})

describe('the date of pickup', () => {
  it('cannot be picked on a weekend in LTL, and a typed one is warned of', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    await press(opened, 'Choose a date')
    const day = (name: string) => screen.getByRole('button', { name: `${name}, 2099` })
    expect(day('Saturday, November 21')).toHaveAttribute('aria-disabled', 'true')
    expect(day('Sunday, November 22')).toHaveAttribute('aria-disabled', 'true')
    await opened.keys.click(day('Saturday, November 21'))
    await opened.keys.click(day('Friday, November 20'))
    await waitFor(() => expect(date()).toHaveValue('11/20/2099'))
    await fill(opened, { 'Date of pickup': '11/21/2099' })
    expect(date()).toHaveAccessibleDescription('LTL carriers do not offer weekend pickups.')
  })

  it('cannot be picked on a holiday in LTL, which the calendar names as closed [DEF-133]', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    await press(opened, 'Choose a date')
    const thanksgiving = screen.getByRole('button', { name: 'Thursday, November 26, 2099, Thanksgiving, closed' })
    expect(thanksgiving).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('26 Thanksgiving, closed')).toBeVisible()
    await opened.keys.keyboard('{Escape}')
    await fill(opened, { 'Date of pickup': '11/26/2099' })
    expect(date()).toHaveAccessibleDescription('LTL carriers do not pick up on Thanksgiving.')
  })

  it('may be a weekend for a truckload, and is moved by keys', async () => {
    const opened = await openWizard({ at: { details: aQuote({ shippingModes: ['TL'] }) } })
    await press(opened, 'Choose a date')
    await opened.keys.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
    await waitFor(() => expect(date()).toHaveValue('11/21/2099'))
    expect(date()).not.toHaveAccessibleDescription()
  })

  it('can be today, of the place where the freight is picked up', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T03:00:00Z') })
    const opened = await openWizard({ at: { details: aQuote({ shippingModes: ['TL'], pickupDate: null }) } })
    await press(opened, 'Choose a date')
    const day = (name: string) => screen.getByRole('button', { name: `${name}, 2026` })
    // In Dallas it is still Monday at this time.
    expect(day('Monday, November 16')).not.toHaveAttribute('aria-disabled', 'true')
    expect(day('Sunday, November 15')).toHaveAttribute('aria-disabled', 'true')
    await opened.keys.click(day('Monday, November 16'))
    await waitFor(() => expect(date()).toHaveValue('11/16/2026'))
    expect(date()).not.toHaveAccessibleDescription()
  })

  it('says that a text is no date', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    await fill(opened, { 'Date of pickup': 'soon' })
    await opened.keys.tab()
    await waitFor(() => expect(date()).toHaveAccessibleDescription('Enter a date'))
  })
})

describe('what follows from what was entered', () => {
  it('is an overlength service for the longest item, which only the items take back', async () => {
    const opened = await openWizard({ at: { details: aQuote({ lineItems: [longItem()] }) } })
    await press(opened, 'Duplicate Tomato puree')
    expect(await screen.findByRole('checkbox', { name: 'Overlength 10 ft' })).toBeDisabled()
  })

  it('is a summary of the way, the load and who is asked', async () => {
    await openWizard({ at: { details: aQuote({ shippingModes: ['LTL', 'TL'] }) } })
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
    expect(await summary.findByText('781 mi')).toBeVisible()
    for (const text of ['2 days', '3,240 lbs', '15.19 lb/ft³', 'LTL carriers', 'Contracted rates', 'Spot truckload'])
      expect(summary.getByText(text)).toBeVisible()
    expect(summary.getByRole('img', { name: '7 of 53 feet of the trailer' })).toBeVisible()
    expect(summary.getByText('Exclusive Use, Partial')).toBeVisible()
    for (const text of ['Updates as you type', 'Get Rates includes', 'Each with its own price'])
      expect(summary.getByText(text)).toBeVisible()
    for (const label of ['Total weight', 'Transit']) expect(summary.getByText(label)).toBeVisible()
  })

  it('shows the rest of the accessorials on demand', async () => {
    const opened = await openWizard()
    expect(screen.queryByRole('checkbox', { name: 'Prison Delivery' })).toBeNull()
    await press(opened, '37 more')
    await opened.keys.click(card('Prison Delivery'))
    await waitFor(() => expect(opened.kept().details?.dropoffAccessorials).toEqual(['PrisonDelivery']))
  })

  it('stands above the buttons of a small screen, where accessorials are chosen in a dialog', async () => {
    setWindowWidth(390)
    const opened = await openWizard({ at: { details: aQuote() } })
    expect(screen.getByText('Step 1 of 3 · Shipment details')).toBeVisible()
    expect(screen.getByText('3,240 lbs · 4 pallets')).toBeVisible()
    await press(opened, 'Choose accessorials')
    await opened.keys.click(card('Church Delivery'))
    await press(opened, 'Done')
    await waitFor(() => expect(opened.kept().details?.dropoffAccessorials).toEqual(['ChurchDelivery']))
  })
})
