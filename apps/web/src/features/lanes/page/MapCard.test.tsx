import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aLane } from '#features/lanes/testing/given.tsx'
import { emptyBasemap } from '#testing/fake-maplibre.ts'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const clean = () => {
  vi.resetModules()
}
// All maps share one fetch of the outlines, and other test files use their own map library. This file starts without
// either and removes both at its end.
beforeAll(clean)
afterAll(clean)

type Routes = { features: { geometry: { coordinates: number[][] }; properties: object }[] }

async function open(lane = aLane()) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(emptyBasemap)))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  FakeMap.made = []
  const { renderUi } = await import('#testing/render.tsx')
  const { MapCard } = await import('./MapCard.tsx')
  renderUi(<MapCard lane={lane} />)
  await waitFor(() => expect(FakeMap.made.length).toBeGreaterThan(0))
  act(() => {
    FakeMap.latest().fire('style.load')
    FakeMap.latest().fire('load')
  })
  await waitFor(() => expect(FakeMap.latest().sources.get('routes')?.data).toBeTruthy())
  const card = within(screen.getByRole('region', { name: 'Lane Map' }))
  const routes = FakeMap.latest().sources.get('routes')?.data as Routes
  return { card, drawn: routes.features[0] }
}

describe('Lane Map', () => {
  it('shows the way along the roads from the origin, 1, to the destination, 2 [LANE-15]', async () => {
    const lane = aLane()
    const { card, drawn } = await open(lane)
    expect(drawn?.geometry.coordinates).toEqual(lane.way)
    expect(drawn?.properties).toMatchObject({ isDotted: false })
    const ends = await card.findAllByRole('listitem')
    expect(ends.map(({ textContent }) => textContent)).toEqual(['1Joliet, IL', '2Atlanta, GA'])
    expect(card.getByText('716 mi · Transit 2 days')).toBeVisible()
  })

  it('draws a dotted line where no road leads, and says so', async () => {
    const { card, drawn } = await open(aLane({ way: null, estimatedMiles: null }))
    expect(drawn?.geometry.coordinates).toEqual([
      [-88.06, 41.52],
      [-84.56, 33.74],
    ])
    expect(drawn?.properties).toMatchObject({ isDotted: true })
    expect(card.getByText('No route found')).toBeVisible()
  })
})
