import type { TrackedShipment, TrackingActivity } from '@lanewise/contract/public-tracking'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyBasemap } from '#testing/fake-maplibre.ts'
import { anActivity, aShipment, someActivities } from '../testing/given.ts'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const clean = () => {
  vi.resetModules()
}
// The outlines are fetched once for all maps, and other files mock the map library differently.
beforeAll(clean)
afterAll(clean)

async function open(shipment: TrackedShipment, activities: TrackingActivity[] = someActivities) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(emptyBasemap)))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  FakeMap.made = []
  const { renderScreen } = await import('#testing/render-screen.tsx')
  const { CustomerCard } = await import('./CustomerCard.tsx')
  const portal = (await import('#testing/fake-portal.ts')).createFakePortal()
  const whole = portal.fetch
  portal.fetch = async (address, init) =>
    address.startsWith('/api') || address.includes('/api/')
      ? whole(address, init)
      : new Response(JSON.stringify(emptyBasemap))
  await renderScreen(<CustomerCard shipment={shipment} activities={activities} />, { portal })
  await waitFor(() => expect(FakeMap.made.length).toBeGreaterThan(0))
  act(() => {
    FakeMap.latest().fire('style.load')
    FakeMap.latest().fire('load')
  })
}

it('shows the stops and the place of the latest check call [TRACK-25]', async () => {
  await open(aShipment())
  const places = await screen.findAllByRole('listitem')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'The truck, near Nashville, TN',
    '1Joliet, IL',
    '2Nashville, TN',
    '3Atlanta, GA',
  ])
})

it('shows the only stop that may be known with its own number, and no truck where nobody tells where it is', async () => {
  const stops = aShipment().stops.map((stop) => (stop.stopNumber === 3 ? stop : { ...stop, coordinates: null }))
  const location = { city: null, state: null, latitude: null, longitude: null, ianaTimeZone: null }
  await open(aShipment({ stops }), [anActivity({ location })])
  const places = await screen.findAllByRole('listitem')
  expect(places.map(({ textContent }) => textContent)).toEqual(['3Atlanta, GA'])
})

it('is left away where no place is known', async () => {
  const stops = aShipment().stops.map((stop) => ({ ...stop, coordinates: null }))
  const { renderScreen } = await import('#testing/render-screen.tsx')
  const { CustomerCard } = await import('./CustomerCard.tsx')
  await renderScreen(<CustomerCard shipment={aShipment({ stops })} activities={someActivities} />)
  expect(await screen.findByText('Acme Foods')).toBeVisible()
  expect(screen.queryByLabelText('Loading the map')).toBeNull()
})
