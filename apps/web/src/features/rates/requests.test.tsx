import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { getMileage } from '@lanewise/contract/places'
import { createTruckloadQuote } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ana } from '#testing/render-screen.tsx'
import { atlanta, dallas, oil, openRates, puree, shipDate } from './testing/given.tsx'

const requestId = '0198c0de-0000-7000-8000-00000000abcd'
const settled = () => screen.findByText('Kestrel Freight System')
const spotBodies = (portal: Awaited<ReturnType<typeof openRates>>['portal']) =>
  portal.calls(createAPIQuote).map(({ body }) => body)

const hazardous = {
  ...oil,
  isHazmat: true,
  hazmatHazardClass: '3' as const,
  hazmatPackingGroup: 'II' as const,
  hazmatUNNumber: 'UN1263',
}

describe('a quote of truckloads alone', () => {
  it('is added to the history with its request', async () => {
    const { portal } = await openRates({ details: { shippingModes: ['TL'], requestId } })
    await screen.findByText('Quote Q-88214')
    expect(portal.calls(createTruckloadQuote).map(({ body }) => body)).toMatchObject([
      { details: { shippingModes: ['TL'], pickupDate: shipDate, pickupLocation: dallas, requestId } },
    ])
  })

  it.each([[['LTL']], [['LTL', 'TL']]] as const)(
    'is not one with %j, which has LTL rates',
    async ([...shippingModes]) => {
      const { portal } = await openRates({ details: { shippingModes, requestId } })
      await settled()
      expect(portal.calls(createTruckloadQuote)).toEqual([])
    },
  )
})

describe('what the rates step asks for a spot quote', () => {
  it('names equipment, date, stops and what the truck must have [RATE-15]', async () => {
    const details = { equipmentMode: 2 as const, isTeam: true, isLiftGateRequired: true, lineItems: [puree, hazardous] }
    const { portal } = await openRates({ details })
    await settled()
    expect(spotBodies(portal)[0]).toMatchObject({
      equipmentMode: 2,
      effectiveDate: '2099-11-17T00:00:00-06:00',
      quoteStops: [
        { postalCode: '75212', city: 'Dallas', governingDistrictAbbreviation: 'TX', country: 'US', stopNumber: 1 },
        { postalCode: '30336', city: 'Atlanta', governingDistrictAbbreviation: 'GA', country: 'US', stopNumber: 2 },
      ],
      isHazmatRequired: true,
      isTeamRequired: true,
      isLiftGateRequired: true,
    })
    expect(await screen.findByText('Quote Q-88214')).toBeVisible()
  })

  it('asks for none of that where the freight needs none', async () => {
    const { portal } = await openRates()
    await settled()
    expect(spotBodies(portal)[0]).toMatchObject({
      isHazmatRequired: false,
      isTeamRequired: false,
      isLiftGateRequired: false,
    })
  })

  it.each([[['LTL']], [['VLTL']], [['TL']], [['LTL', 'TL']]] as const)(
    'asks once for the full quote, also with %j [RATE-17]',
    async ([...shippingModes]) => {
      const { portal } = await openRates({ details: { shippingModes } })
      await screen.findByText('Quote Q-88214')
      expect(spotBodies(portal)).toHaveLength(1)
      expect(spotBodies(portal)[0]?.isPartial ?? false).toBe(false)
    },
  )

  it('asks a second time for the partial quote when the company wants them [RATE-18]', async () => {
    const { portal } = await openRates({ configuration: { includePartialTLQuotes: true } })
    await screen.findByText('Quote Q-88215')
    expect(spotBodies(portal).filter(({ isPartial }) => isPartial)).toHaveLength(1)
    expect(spotBodies(portal)).toHaveLength(2)
  })

  it('asks for no partial quote when the company wants none [RATE-18]', async () => {
    const { portal } = await openRates({ configuration: { includePartialTLQuotes: false } })
    await screen.findByText('Quote Q-88214')
    await settled()
    expect(spotBodies(portal).map(({ isPartial }) => isPartial ?? false)).toEqual([false])
  })

  it('asks for a partial quote with the same payload and isPartial [RATE-19]', async () => {
    const { portal } = await openRates({ configuration: { includePartialTLQuotes: true } })
    await screen.findByText('Quote Q-88215')
    const [full, partial] = spotBodies(portal)
    // Each of the two requests has its own id.
    expect(partial?.requestId).not.toBe(full?.requestId)
    expect({ ...partial, requestId: null }).toEqual({ ...full, requestId: null, isPartial: true })
  })

  it('names the pickup date when it lies in the future, otherwise this moment [RATE-20]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T20:15:00Z') })
    const future = await openRates({ details: { pickupDate: '2026-11-17' } })
    await settled()
    expect(spotBodies(future.portal)[0]?.effectiveDate).toBe('2026-11-17T00:00:00-06:00')
    const today = await openRates({ details: { pickupDate: '2026-11-16' } })
    await waitFor(() => expect(spotBodies(today.portal)).toHaveLength(1))
    expect(spotBodies(today.portal)[0]?.effectiveDate).toBe('2026-11-16T14:15:00-06:00')
  })
})

describe('what the rates step asks for LTL rates', () => {
  it.each(['LTL', 'VLTL'] as const)(
    'sends company, freight, way and the mode %s, and shows the answer [RATE-22]',
    async (mode) => {
      const { portal } = await openRates({ details: { shippingModes: [mode], lineItems: [puree, hazardous] } })
      await settled()
      const [requests, ...more] = portal.calls(findIntegratedRates)
      expect(more).toEqual([])
      expect(requests?.body).toMatchObject({
        customerId: ana.companyId,
        accessorials: ['Hazmat'],
        isHazmatRequired: true,
        shippingDate: shipDate,
        shippingMode: mode,
        requestId: '0198c0de-0000-4000-8000-0000000000a0',
      })
      expect(requests?.body.stops).toHaveLength(2)
      expect(requests?.body.products).toHaveLength(2)
    },
  )

  it('joins the accessorials of pickup, dropoff and way, with Hazmat for hazardous goods alone [RATE-23]', async () => {
    const details = {
      pickupAccessorials: ['LiftgatePickup' as const],
      dropoffAccessorials: ['LiftgateDelivery' as const, 'NotifyBeforeDelivery' as const],
      additionalServices: ['ProtectFromFreezing' as const],
    }
    const chosen = ['LiftgatePickup', 'LiftgateDelivery', 'NotifyBeforeDelivery', 'ProtectFromFreezing']
    const harmless = await openRates({ details })
    await settled()
    expect(harmless.portal.calls(findIntegratedRates)[0]?.body.accessorials).toEqual(chosen)
    const { portal } = await openRates({ details: { ...details, lineItems: [hazardous] } })
    await waitFor(() => expect(portal.calls(findIntegratedRates)).toHaveLength(1))
    expect(portal.calls(findIntegratedRates)[0]?.body.accessorials).toEqual([...chosen, 'Hazmat'])
  })

  it('names each stop by city, state, zip, place and number [RATE-24]', async () => {
    const { portal } = await openRates()
    await settled()
    expect(portal.calls(findIntegratedRates)[0]?.body.stops).toEqual([
      { city: 'Dallas', state: 'TX', zip: '75212', country: 'US', quotableLocationId: dallas.id, stopNumber: 1 },
      { city: 'Atlanta', state: 'GA', zip: '30336', country: 'US', quotableLocationId: atlanta.id, stopNumber: 2 },
    ])
  })

  it('names each product with weight, sides, counts, class, packaging, hazmat and description [RATE-25]', async () => {
    const { portal } = await openRates({ details: { lineItems: [puree, hazardous] } })
    await settled()
    expect(portal.calls(findIntegratedRates)[0]?.body.products).toEqual([
      {
        description: 'Tomato puree 6 × #10',
        perPackageWeightInPounds: 33.75,
        length: 48,
        width: 40,
        height: 52,
        count: 96,
        palletCount: 4,
        packagingType: 'Case',
        nmfcClass: '70',
        nmfcNumber: '156600-2',
        cargoClassification: 'General',
        isStackable: true,
        isHazmat: false,
        hazmatHazardClass: null,
        hazmatPackingGroup: null,
        hazmatUNNumber: null,
      },
      expect.objectContaining({
        count: 52,
        isStackable: false,
        isHazmat: true,
        hazmatHazardClass: '3',
        hazmatPackingGroup: 'II',
        hazmatUNNumber: 'UN1263',
      }),
    ])
  })

  it('never asks without LTL or VLTL [RATE-21]', async () => {
    const { portal } = await openRates({ details: { shippingModes: ['TL'] } })
    await screen.findByText('Copperline Transport')
    await screen.findByText('Quote Q-88214')
    expect(portal.calls(findIntegratedRates)).toHaveLength(0)
  })
})

describe('what the rates step asks for contracted rates', () => {
  it('sends freight, way, needs, equipment, date and all pallets, and shows the answer [RATE-27]', async () => {
    const { portal } = await openRates({ details: { equipmentMode: 3, isTeam: true, lineItems: [puree, hazardous] } })
    await screen.findByText('Copperline Transport')
    const { body } = portal.calls(getShipmentLaneRates)[0] ?? {}
    expect(body).toMatchObject({
      stops: [
        { city: 'Dallas', state: 'TX', zip: '75212', stopNumber: 1 },
        { city: 'Atlanta', state: 'GA', zip: '30336', stopNumber: 2 },
      ],
      isHazmatRequired: true,
      isTeamRequired: true,
      equipmentMode: 3,
      shippingDate: shipDate,
      palletCount: 6,
    })
    expect(body?.products).toMatchObject([{ description: puree.description }, { description: oil.description }])
  })

  it('never asks without TL [RATE-26]', async () => {
    const { portal } = await openRates({ details: { shippingModes: ['LTL'] } })
    await settled()
    expect(portal.calls(getShipmentLaneRates)).toHaveLength(0)
  })
})

describe('the route miles', () => {
  it('are asked for by the ids of pickup and dropoff, and shown [RATE-28]', async () => {
    const { portal } = await openRates()
    expect(await screen.findByText('781 mi')).toBeVisible()
    expect(portal.calls(getMileage).map(({ body }) => body)).toEqual([{ stopIds: ['US:75212', 'US:30336'] }])
  })
})

describe('coming back to the rates', () => {
  it('finds them without asking anybody again, also on the day of the pickup', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T20:15:00Z') })
    const { portal, keys } = await openRates({ details: { pickupDate: '2026-11-16' } })
    await settled()
    await screen.findByText('Quote Q-88214')
    vi.setSystemTime('2026-11-16T20:25:00Z')
    await keys.click(screen.getByRole('button', { name: 'Another step' }))
    expect(screen.queryByText('Quote Q-88214')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Another step' }))
    expect(screen.getByText('Quote Q-88214')).toBeVisible()
    expect(screen.getByText('Kestrel Freight System')).toBeVisible()
    expect(portal.calls(createAPIQuote)).toHaveLength(1)
    expect(portal.calls(findIntegratedRates)).toHaveLength(1)
  })
})
