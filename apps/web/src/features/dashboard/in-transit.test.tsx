import { getFleet, getFleetCard } from '@lanewise/contract/dashboard-shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyBasemap } from '#testing/fake-maplibre.ts'
import { type FakePortal, refused } from '#testing/fake-portal.ts'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const companyId = '0198c0de-0000-7000-8000-00000000000a'

const clean = () => {
  vi.resetModules()
}
// All maps share one fetch of the outlines, and other test files use their own map library. This file starts without
// either and removes both at its end.
beforeAll(clean)
afterAll(clean)

let made: typeof import('#testing/fake-maplibre.ts') | null = null
const fake = () => {
  if (!made) throw new Error('No map was opened')
  return made.FakeMap
}

async function open(answer: (portal: FakePortal) => void) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  made = await import('#testing/fake-maplibre.ts')
  const { createFakePortal } = await import('#testing/fake-portal.ts')
  const { renderScreen } = await import('#testing/render-screen.tsx')
  const { InTransitTile } = await import('./tiles/InTransitTile.tsx')
  const portal = createFakePortal()
  const { fetch } = portal
  portal.fetch = async (address, init) =>
    String(address).includes('/api/') ? fetch(address, init) : new Response(JSON.stringify(emptyBasemap))
  answer(portal)
  return renderScreen(<InTransitTile />, { portal })
}

describe('in transit', () => {
  const marker = (number: number, longitude: number, latitude: number) => ({
    id: `0198c0de-0000-7000-8000-00000000030${number}`,
    shipmentNumber: `S10000${number}`,
    shipmentStatusName: 'InTransit' as const,
    onTimeStatus: number === 3 ? ('AtRisk' as const) : null,
    latitude,
    longitude,
    heading: 90,
  })
  const markers = [marker(1, -96.8, 32.78), marker(2, -97.33, 32.75), marker(3, -104.99, 39.74)]
  const card = {
    id: marker(3, 0, 0).id,
    shipmentNumber: 'S100003',
    shipmentStatus: 5 as const,
    shipmentStatusName: 'InTransit' as const,
    onTimeStatus: 'AtRisk' as const,
    nextStop: {
      companyName: 'Meridian Foodservice',
      city: 'Denver',
      state: 'CO',
      timeZone: 'America/Denver',
      eta: '2026-11-17T17:31:00.000Z',
    },
  }

  it('shows one marker per shipment, clustered when close, each opening a card with number, status, next stop and ETA [DASH-4]', async () => {
    const { portal, keys, live } = await open((on) => {
      on.on(getFleet, { total: 5, markers })
      on.on(getFleetCard, card)
    })
    expect(
      await within(await screen.findByRole('region', { name: 'In transit' })).findByText('5 shipments'),
    ).toBeVisible()
    const places = within(await screen.findByRole('list', { name: 'Places on the map' }))
    const names = () => places.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
    expect(names()).toEqual(['2 places, zoom in', 'S100003, At Risk'])
    act(() => fake().latest().zoomTo(9))
    expect(names()).toEqual(['S100001, In Transit', 'S100002, In Transit', 'S100003, At Risk'])
    await keys.click(places.getByRole('button', { name: 'S100003, At Risk' }))
    const opened = within(await screen.findByRole('group', { name: 'Shipment S100003' }))
    expect(await opened.findByText('In Transit')).toBeVisible()
    expect(opened.getByRole('link', { name: 'S100003' })).toHaveAttribute('href', '/shipments/S100003/preview')
    expect(opened.getByText('At Risk')).toBeVisible()
    expect(opened.getByText('Meridian Foodservice')).toBeVisible()
    expect(opened.getByText(/Denver, CO · ETA 11\/17 10:31 MST/)).toBeVisible()
    portal.on(getFleet, { total: 1, markers: markers.slice(2) })
    act(() => live.receive(companyId, 'tracking', { name: 'moved', entity: 'shipment', payload: { id: 'x' } }))
    await waitFor(() => expect(names()).toEqual(['S100003, At Risk']))
    await keys.click(opened.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('group', { name: 'Shipment S100003' })).toBeNull()
  })

  it('says on the card that no arrival is reckoned yet, or why nothing is known', async () => {
    const { keys } = await open((on) => {
      on.on(getFleet, { total: 1, markers: markers.slice(2) })
      on.on(getFleetCard, () => new Promise(() => {}))
    })
    expect(await screen.findByText('1 shipment')).toBeVisible()
    const truck = await screen.findByRole('button', { name: 'S100003, At Risk' })
    await keys.click(truck)
    const opened = within(await screen.findByRole('group', { name: 'Shipment S100003' }))
    expect(opened.getByText('Loading…')).toBeVisible()
    await keys.click(opened.getByRole('button', { name: 'Close' }))
    cleanup()
    const again = await open((on) => {
      on.on(getFleet, { total: 1, markers: markers.slice(2) })
      on.on(getFleetCard, refused(404, 'This shipment does not exist or is not yours'))
    })
    await again.keys.click(await screen.findByRole('button', { name: 'S100003, At Risk' }))
    expect(await screen.findByText('This shipment does not exist or is not yours')).toBeVisible()
    cleanup()
    const known = await open((on) => {
      on.on(getFleet, { total: 1, markers: markers.slice(2) })
      on.on(getFleetCard, { ...card, onTimeStatus: null, nextStop: { ...card.nextStop, eta: null } })
    })
    await known.keys.click(await screen.findByRole('button', { name: 'S100003, At Risk' }))
    expect(await screen.findByText(/Denver, CO · No ETA yet/)).toBeVisible()
    expect(screen.queryByText('At Risk')).toBeNull()
    expect(screen.queryByText('Loading…')).toBeNull()
  })

  it('says when nothing is on the road, or nobody knows where', async () => {
    const { portal, live } = await open((on) => on.on(getFleet, { total: 0, markers: [] }))
    expect(await screen.findByText('No truck is on the road')).toBeVisible()
    portal.on(getFleet, { total: 2, markers: [] })
    act(() => live.receive(companyId, 'tracking', { name: 'moved', entity: 'shipment', payload: { id: 'x' } }))
    expect(await screen.findByText('No positions received yet from the trucks on the road')).toBeVisible()
  })
})
