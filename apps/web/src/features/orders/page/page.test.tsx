import { getOrderRoute } from '@lanewise/contract/orders'
import { createShipment } from '@lanewise/contract/shipments'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aFullOrder, aSelectedQuote } from '#features/orders/testing/full-order.ts'
import { openOrder } from '#features/orders/testing/given.tsx'
import { aDropoff, anItem, aStop } from '#features/orders/testing/order-stops.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const factsOf = (name: string) =>
  Object.fromEntries(
    region(name)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  )
const figure = (label: string) =>
  screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent

describe('the requirements of an order', () => {
  it('name the switches that are on, and none that are off', async () => {
    await openOrder(aFullOrder({ fields: { isTeamRequired: true, isBlind: true } }))
    expect(factsOf('Requirements')).toEqual({
      Equipment: 'Dry, Dry Van',
      Team: 'Yes',
      Blind: 'Yes',
    })
  })

  it('say nothing of switches that are off where all are on', async () => {
    const on = { isTeamRequired: true, isBlind: true, isJustInTime: true, isLiftGateRequired: true, isPartial: true }
    await openOrder(aFullOrder({ fields: { ...on, equipmentMode: null, equipmentTypes: [] } }))
    expect(Object.values(factsOf('Requirements'))).toEqual(['–', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes'])
    expect(figure('Mode')?.trim()).toBe('TL')
  })

  it.each([
    [{ reeferMode: 'Continuous', reeferTemperature: 34 }, 'Continuous, 34 °F'],
    [{ reeferMode: 'Cycle', reeferTemperatureMin: 34, reeferTemperatureMax: 38 }, 'Cycle, 34 to 38 °F'],
    [{ reeferMode: 'Cycle', reeferTemperatureMin: 34 }, 'Cycle'],
    [{ reeferMode: null, reeferTemperature: 34 }, undefined],
  ] as const)('of a reefer %o read %s', async (fields, text) => {
    await openOrder(aFullOrder({ fields: { ...fields, equipmentMode: 2 } }))
    expect(factsOf('Requirements')['Reefer mode']).toBe(text)
  })

  it('list what the truck must have and what else was asked for', async () => {
    await openOrder(aFullOrder({ fields: { requirements: ['Seal required'], accessorials: ['InsidePickup'] } }))
    expect(region('Requirements').getByText('Seal required')).toBeVisible()
    expect(region('Requirements').getByText('Inside Pickup')).toBeVisible()
    expect(region('Requirements').queryByText(/must/i)).toBeNull()
  })
})

describe('what an order does not have', () => {
  it('is said or left out', async () => {
    const stops = [aStop({ referenceNumber: [] }), aDropoff({ referenceNumber: [] })]
    const fields = { referenceNumbers: [], orderType: null, tmsOrderDetails: { freightTermType: null, markup: null } }
    await openOrder(aFullOrder({ stops, totalDistance: null, fields: { ...fields, freightValue: null } }))
    expect(region('Reference numbers').getByText('No Ref #s')).toBeVisible()
    expect(region('Reference numbers').queryAllByRole('term')).toEqual([])
    expect(screen.getByText(/^created by Ana Ruiz on 11\/12\/2026/)).toBeVisible()
    expect(screen.queryByText(/on shipment/)).toBeNull()
    expect(region('Route').getByText('No route found')).toBeVisible()
    expect(figure('Miles')).toBe('–')
    for (const label of ['Freight value', 'Lowest rate']) expect(screen.queryByText(label)).toBeNull()
    expect(screen.getByText('2 stops, local times')).toBeVisible()
    expect(screen.queryByText(/^Voided/)).toBeNull()
  })

  it('is a map where fewer than two stops are on it', async () => {
    await openOrder(aFullOrder({ stops: [aStop({ coordinates: null }), aDropoff()] }))
    expect(screen.queryByRole('region', { name: 'Route' })).toBeNull()
  })

  it('is the name of who voided it where a program did', async () => {
    const voided = { voidedBy: null, voidDateTime: '2026-11-13T12:00:00.000Z', voidReason: null }
    await openOrder(aFullOrder({ orderStatus: 'Voided', orderStatusId: -2, ...voided }))
    expect(screen.getByText(/^Voided on 11\/13\/2026/)).toBeVisible()
  })
})

describe('what an order has', () => {
  it('is who pays for it', async () => {
    await openOrder(aFullOrder({ billToCompanyName: 'Globex Billing', billingSettingName: 'Weekly' }))
    expect(factsOf('Reference numbers')).toMatchObject({
      'Purchase Order #': '4500128902',
      'Bill to Company': 'Globex Billing',
      'Billing Setting': 'Weekly',
    })
    expect(region('Reference numbers').queryByText('No Ref #s')).toBeNull()
    expect(region('Reference numbers').queryByText('Cost Center')).toBeNull()
  })

  it('is the cost center that its freight is booked to', async () => {
    await openOrder(aFullOrder({ fields: { costCenter: 'CC-4410' } }))
    expect(factsOf('Reference numbers')).toMatchObject({ 'Cost Center': 'CC-4410' })
  })

  it('is instructions alone, or hazmat alone, once for each item that is picked up', async () => {
    await openOrder(aFullOrder({ fields: { specialInstructions: 'Load cleaner last' } }))
    expect(region('Special instructions').getByText('Load cleaner last')).toBeVisible()
    expect(region('Special instructions').queryByRole('term')).toBeNull()
    cleanup()
    const hazardous = { isHazmat: true, productName: 'Cleaner', totalWeight: 1_920 } as const
    const lineItems = [anItem(hazardous), anItem({ ...hazardous, properShippingName: 'Acid' }), anItem()]
    const stops = [aStop({ lineItems }), aDropoff({ lineItems })]
    await openOrder(aFullOrder({ isHazmat: true, stops }))
    const card = region('Hazmat')
    expect(card.getByText('Hazmat', { selector: 'h2 ~ * *, h2 ~ *' })).toBeVisible()
    expect(Object.keys(factsOf('Hazmat')).slice(0, 2)).toEqual(['Cleaner', 'Acid'])
    expect(card.getAllByRole('term')).toHaveLength(4)
  })

  it('is a customs broker, also where it crosses no border any more', async () => {
    await openOrder(aFullOrder({ fields: { customsBrokerName: 'Border Bros' } }))
    expect(region('Customs Broker').getByText('Border Bros')).toBeVisible()
    cleanup()
    await openOrder(aFullOrder({ fields: { isInternational: true } }))
    expect(Object.values(factsOf('Customs Broker'))).toEqual(['–', '–', '–', '–'])
  })

  it('is a rate with its quote and level, and without a price of the customer where that is the same', async () => {
    const [first] = aSelectedQuote().charges
    if (!first) throw new Error('A charge is given')
    const quote = aSelectedQuote({
      kind: 'Spot',
      quoteNumber: 'Q-88214',
      serviceLevel: 'Exclusive Use',
      transitDays: 1,
      charges: [{ ...first, description: '' }],
    })
    await openOrder(aFullOrder({ selectedQuote: quote }))
    const card = region('Selected quote')
    expect(card.getByText('Spot rate')).toBeVisible()
    expect(card.getByText('Q-88214 · Exclusive Use · 1 day')).toBeVisible()
    expect(factsOf('Selected quote')).toEqual({ Freight: '$1,985.00' })
    cleanup()
    await openOrder(aFullOrder({ selectedQuote: aSelectedQuote({ kind: 'Integrated', transitDays: null }) }))
    expect(region('Selected quote').getByText('Quoted rate')).toBeVisible()
    expect(region('Selected quote').queryByText(/day/)).toBeNull()
  })
})

describe('the rate of an order', () => {
  it('is booked from its page, with what is booked said before', async () => {
    const { keys, portal } = await openOrder(aFullOrder({ selectedQuote: aSelectedQuote({ quoteNumber: 'Q-88214' }) }))
    portal.on(createShipment, refused(503, 'Later'))
    await keys.click(button('Book with this rate'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking Your Order!' }))
    expect(dialog.getByText('18 pallets, 29,760 lbs')).toBeVisible()
    expect(dialog.getByText('Copperline Transport', { selector: 'b' })).toBeVisible()
    expect(dialog.getByText('$2,060.00')).toBeVisible()
    expect(dialog.getByText(/Q-88214$/)).toBeVisible()
    expect(await dialog.findByText('Later')).toBeVisible()
    expect(portal.calls(createShipment)[0]?.body).toMatchObject({ orders: [expect.any(String)] })
    await keys.click(dialog.getByRole('button', { name: 'View Order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Book with this rate')).toBeVisible()
  })

  it('makes the page ask for the order again once its shipment exists', async () => {
    const { keys, kept: stored, portal } = await openOrder(aFullOrder({ selectedQuote: aSelectedQuote() }))
    const [shipmentId, shipmentNumber] = [ana.id, 'S104500']
    portal.on(createShipment, { shipmentId, shipmentNumber, resultId: shipmentId, resultNumber: shipmentNumber })
    stored.order = { ...stored.order, shipmentNumber }
    await keys.click(button('Book with this rate'))
    await screen.findByRole('dialog', { name: 'Booking Your Order!' })
    expect(await screen.findByText(/on shipment/)).toBeInTheDocument()
  })

  it('cannot be booked without the permissions, nor twice', async () => {
    const order = aFullOrder({ selectedQuote: aSelectedQuote() })
    for (const missing of ['CreateShipment', 'BookShipment'] as const) {
      await openOrder(order, { user: { permissions: ana.permissions.filter((one) => one !== missing) } })
      expect(button('Book with this rate')).toHaveAttribute('aria-disabled', 'true')
      cleanup()
    }
    await openOrder({ ...order, shipmentNumber: 'S104491' })
    expect(screen.queryByRole('button', { name: 'Book with this rate' })).toBeNull()
  })
})

describe('the shipments of an order', () => {
  it('are counted', async () => {
    await openOrder()
    expect(await region('Shipments').findByText('Not on a shipment yet.')).toBeVisible()
    expect(region('Shipments').getByText('0')).toBeVisible()
    expect(region('Shipments').queryByRole('list')).toBeNull()
    expect(region('Shipments').queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('the head of an order', () => {
  it('leads back to the list, and hides no action but says why it cannot be done', async () => {
    const { keys, address } = await openOrder(aFullOrder(), { user: { permissions: ['ViewOrder'] } })
    expect(button('Duplicate')).toHaveAttribute('aria-disabled', 'true')
    expect(button(/^Edit/)).toHaveAttribute('aria-disabled', 'true')
    await keys.keyboard('e')
    expect(address()).toBe('/orders/O208869')
    await keys.click(button('More actions'))
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(entries.some((text) => /^(Edit|Duplicate)/.test(text ?? ''))).toBe(false)
    await keys.keyboard('{Escape}')
    await keys.click(screen.getByRole('link', { name: 'Close' }))
    expect(address()).toBe('/orders')
  })

  it('shows no on-time mark and no flag where there is none', async () => {
    const { portal } = await openOrder()
    await waitFor(() => expect(portal.calls(getOrderRoute)).toHaveLength(1))
    for (const text of ['On Time', 'Late', 'At Risk', 'Just in time', 'Hazmat', 'Team'])
      expect(screen.queryByText(text, { selector: 'h1 ~ *, h1 ~ * *' })).toBeNull()
  })
})
