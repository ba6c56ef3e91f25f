import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyBasemap } from '#testing/fake-maplibre.ts'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const clean = () => {
  vi.resetModules()
}
// The outlines are fetched once for all maps, and other files mock the map library differently. This file resets the
// modules before and after its tests.
beforeAll(clean)
afterAll(clean)

type Routes = { features: { geometry: { coordinates: number[][] }; properties: object }[] }

async function open(line: [number, number][]) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  FakeMap.made = []
  const { getMileage } = await import('@lanewise/contract/places')
  const { aRatesPortal, openRates } = await import('#features/rates/testing/given.tsx')
  const { portal, answered } = aRatesPortal()
  portal.on(getMileage, { totalMiles: 781.2, line, source: 'own roads' })
  const { fetch } = portal
  portal.fetch = async (address, init) =>
    String(address).includes('/api/') ? fetch(address, init) : new Response(JSON.stringify(emptyBasemap))
  await openRates({ portal, answered })
  await screen.findByText('781 mi')
  await waitFor(() => expect(FakeMap.made.length).toBeGreaterThan(0))
  act(() => {
    FakeMap.latest().fire('style.load')
    FakeMap.latest().fire('load')
  })
  await waitFor(() => expect(FakeMap.latest().sources.get('routes')?.data).toBeTruthy())
  const routes = FakeMap.latest().sources.get('routes')?.data as Routes
  return routes.features[0]
}

describe('Lane Map beside the rates', () => {
  it('shows the way along the roads from pickup, 1, to dropoff, 2 [QUOTE-49]', async () => {
    const route: [number, number][] = [
      [-96.87, 32.78],
      [-90, 32.3],
      [-84.56, 33.74],
    ]
    const drawn = await open(route)
    expect(drawn?.geometry.coordinates).toEqual(route)
    expect(drawn?.properties).toMatchObject({ isDotted: false })
    const card = within(screen.getByRole('region', { name: 'Lane Map' }))
    const items = await card.findAllByRole('listitem')
    const texts = items.map(({ textContent }) => textContent)
    expect(texts).toEqual(
      expect.arrayContaining(['1Dallas, TX', '2Atlanta, GA', 'Dallas, TX 75212', 'Atlanta, GA 30336']),
    )
  })

  it('draws a dotted line from pickup to dropoff where no road is known', async () => {
    const drawn = await open([])
    expect(drawn?.geometry.coordinates).toEqual([
      [-96.87, 32.78],
      [-84.56, 33.74],
    ])
    expect(drawn?.properties).toMatchObject({ isDotted: true })
  })
})
