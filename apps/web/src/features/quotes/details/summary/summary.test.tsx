import { getMileage } from '@lanewise/contract/places'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem, fill } from '#features/line-items/testing/given.tsx'
import { aQuote, atlanta, card, openWizard } from '#features/quotes/testing/given.tsx'
import { setWindowWidth } from '#testing/window.ts'

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const facts = () =>
  Object.fromEntries(
    summary()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  )
const items = (count: number, facts: Parameters<typeof anItem>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    anItem({ uniqueIdentifier: `line-${index}`, description: `Goods ${index + 1}`, ...facts }),
  )

describe('the summary of a quote', () => {
  it('of nothing shows no numbers, no stops and an empty trailer', async () => {
    await openWizard({ configuration: { includePartialTLQuotes: false } })
    expect(summary().getByText('Pickup and delivery appear here')).toBeVisible()
    expect(facts()).toEqual({
      Miles: '–',
      Transit: '–',
      'Total weight': '–',
      Pallets: '–',
      Density: '–',
      Class: '–',
    })
    expect(summary().getByRole('img', { name: '0 of 53 feet of the trailer' })).toBeVisible()
    expect(summary().getByText('Exclusive Use')).toBeVisible()
    expect(summary().queryByText('Contracted rates')).toBeNull()
    expect(summary().queryByText(/more$/)).toBeNull()
    expect(summary().queryByText('Delivery')).toBeNull()
  })

  it('names both stops with day and accessorials, and counts the load', async () => {
    const details = aQuote({
      shippingModes: ['TL'],
      pickupAccessorials: ['InsidePickup'],
      dropoffAccessorials: ['InsideDelivery', 'ChurchDelivery'],
    })
    await openWizard({ at: { details } })
    expect(await summary().findByText('781 mi')).toBeVisible()
    expect(facts()).toEqual({
      Miles: '781 mi',
      Transit: '2 days',
      'Total weight': '3,240 lbs',
      Pallets: '4',
      Density: '15.19 lb/ft³',
      Class: '70',
    })
    expect(summary().getByText('Dallas, TX 75212').parentElement).toHaveTextContent(
      'Dallas, TX 75212Pickup Tuesday 11/17/2099, Inside Pickup',
    )
    expect(summary().getByText('Atlanta, GA 30336').parentElement).toHaveTextContent(
      'Atlanta, GA 30336Inside Delivery, Church Delivery',
    )
    expect(summary().getByText('Contracted rates').parentElement).toHaveTextContent('Dallas, TX to Atlanta, GA')
    expect(summary().queryByText(/carriers$/)).toBeNull()
    expect(summary().getByText(/^of 53 ft/)).toHaveTextContent('of 53 ft · 13%')
    expect(summary().getByText(/^of 44,000 lbs/)).toHaveTextContent('of 44,000 lbs · 7%')
    expect(summary().getByText('4 pallets, 7 ft')).toBeVisible()
    const drawn = [
      ...summary()
        .getByRole('img', { name: /of the trailer/ })
        .querySelectorAll('text'),
    ]
    expect(drawn.map(({ textContent }) => textContent)).toEqual(['7 ft', '0', '10', '20', '30', '40', '53 ft'])
    expect(
      summary()
        .getByRole('img', { name: /of the trailer/ })
        .querySelectorAll('rect'),
    ).toHaveLength(5)
  })

  it('draws the trailer to scale: its feet, and how far the load reaches', async () => {
    await openWizard({ at: { details: aQuote() } })
    const drawing = summary().getByRole('img', { name: '7 of 53 feet of the trailer' })
    const places = (of: string, at: string) =>
      [...drawing.querySelectorAll(of)].map((one) => Number(one.getAttribute(at)))
    // One drawing unit is an inch.
    expect(places('[data-floor]', 'width')).toEqual([53 * 12])
    for (const end of ['x1', 'x2']) expect(places('[data-tick]', end)).toEqual([120, 240, 360, 480])
    expect(places('line[data-reach]', 'x1')).toEqual([84])
    expect(places('text:not([data-reach])', 'x')).toEqual([0, 120, 240, 360, 480, 636])
    const [pallet] = drawing.querySelectorAll('[data-line]')
    expect(Number(pallet?.getAttribute('x'))).toBeLessThan(12)
  })

  it('knows of one stop as much as was entered', async () => {
    const details = aQuote({ shippingModes: ['VLTL', 'TL'], pickupLocation: null, pickupDate: null })
    await openWizard({ at: { details } })
    expect(summary().getByText('Pickup')).toBeVisible()
    expect(summary().getByText('Atlanta, GA 30336')).toBeVisible()
    expect(summary().getByText('For this lane')).toBeVisible()
    expect(summary().getByText('LTL-Volume carriers')).toBeVisible()
    expect(summary().queryByText('Pickup and delivery appear here')).toBeNull()
  })

  it('names six lines and counts the rest', async () => {
    const opened = await openWizard({ at: { details: aQuote({ lineItems: items(7) }) } })
    expect(summary().getByText('Goods 6')).toBeVisible()
    expect(summary().queryByText('Goods 7')).toBeNull()
    expect(summary().getByText('and 1 more')).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: 'Remove Goods 7' }))
    expect(summary().queryByText('and 1 more')).toBeNull()
    expect(summary().getByText('Goods 6')).toBeVisible()
  })

  it('says a day for a way of one, and how far a load is over what a trailer takes', async () => {
    const details = aQuote({ lineItems: items(1, { totalWeight: 50_000 }) })
    const opened = await openWizard({ at: { details: { ...details, dropoffLocation: null } } })
    opened.portal.on(getMileage, { totalMiles: 240.4, line: [], source: 'own roads' })
    localStorage.setItem('recentPlaces', '[]')
    await opened.keys.type(screen.getByRole('combobox', { name: 'Dropoff Location' }), 'Atlanta')
    await opened.keys.click(await screen.findByRole('option'))
    expect(await summary().findByText('240 mi')).toBeVisible()
    expect(screen.getByText('240 mi from pickup')).toBeVisible()
    expect(facts().Transit).toBe('1 day')
    expect(summary().getByText(/^of 44,000 lbs/)).toHaveTextContent('of 44,000 lbs · 114%')
  })

  it('stands below the form where there is no room beside it, as the map of the lane', async () => {
    setWindowWidth(1000)
    await openWizard({ at: { details: aQuote() } })
    expect(summary().getByRole('heading', { name: 'Lane Map' })).toBeVisible()
    expect(summary().queryByText('Updates as you type')).toBeNull()
    expect(summary().queryByText('Dallas, TX 75212')).toBeNull()
    expect(screen.queryByText('Dry, 1 mode')).toBeNull()
  })

  it('is short above the buttons of a phone, once there is a load', async () => {
    setWindowWidth(390)
    const one = anItem({ palletCount: 1, packageCount: 10, totalWeight: 800 })
    await openWizard({ at: { details: aQuote({ lineItems: [one] }) } })
    expect(screen.getByText('800 lbs · 1 pallet')).toBeVisible()
    expect(screen.getByText(/of 53 ft · \d% of the trailer$/)).toHaveTextContent('4 of 53 ft · 8% of the trailer')
    expect(screen.getByText('Dry, 1 mode')).toBeVisible()
    expect(await screen.findByText('781 mi', { selector: 'div' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Swap pickup and delivery' })).toBeNull()
    expect(screen.queryByText('Modes of the same equipment can be rated together')).toBeNull()
    expect(screen.queryByText('Truckload')).toBeNull()
  })

  it('is not there on a phone while there is no load', async () => {
    setWindowWidth(390)
    await openWizard()
    expect(screen.queryByText(/% of the trailer$/)).toBeNull()
  })
})

describe('the feet of trailer', () => {
  it('are those of the items until somebody knows better', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    const field = screen.getByLabelText('Linear feet (ft)')
    expect(field).toHaveAttribute('placeholder', '7')
    expect(screen.getByText('From the items. Overwrite it if you load differently.')).toBeVisible()
    await fill(opened, { 'Linear feet (ft)': '12.5' })
    expect(field).toHaveValue('12.5')
    expect(screen.getByText('The items alone come to 7 ft. Clear the field to use that.')).toBeVisible()
    expect(summary().getByRole('img', { name: '12.5 of 53 feet of the trailer' })).toBeVisible()
  })
})

describe('the accessorials', () => {
  it('are counted, with what carriers make of them', async () => {
    const opened = await openWizard({ at: { details: aQuote() } })
    expect(screen.getByText('Optional')).toBeVisible()
    await opened.keys.click(card('Inside Pickup'))
    expect(screen.getByText('1 accessorial, each carrier says whether it includes them')).toBeVisible()
    await opened.keys.click(card('Inside Delivery'))
    expect(screen.getByText('2 accessorials, each carrier says whether it includes them')).toBeVisible()
    expect(screen.getByText('Truckload')).toBeVisible()
  })

  it('are named on a phone once they are chosen', async () => {
    setWindowWidth(390)
    const opened = await openWizard({ at: { details: aQuote({ dropoffAccessorials: ['ChurchDelivery'] }) } })
    expect(screen.getByText('1 chosen')).toBeVisible()
    expect(screen.getByText('Church Delivery')).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: 'Choose accessorials' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accessorials' }))
    // The dialog shows all accessorials, without a button for more.
    expect(dialog.getByRole('checkbox', { name: 'Prison Delivery' })).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /more$/ })).toBeNull()
  })
})

it('a place abroad says its country', async () => {
  const toronto = {
    ...atlanta,
    id: 'CA:ON:Toronto',
    city: 'Toronto',
    state: 'ON',
    postalCode: null,
    country: 'CA' as const,
  }
  const opened = await openWizard()
  const { quotableLocations } = await import('@lanewise/contract/places')
  opened.portal.on(quotableLocations, { items: [toronto, atlanta] })
  await opened.keys.type(screen.getByRole('combobox', { name: 'Dropoff Location' }), 'to')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Toronto, ONCA', 'Atlanta, GA 30336'])
})
