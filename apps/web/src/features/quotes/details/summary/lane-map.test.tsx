import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const clean = () => {
  vi.resetModules()
}
// The outlines are fetched once for all maps, and other files mock the map library differently. This file resets the
// modules before and after its tests.
beforeAll(clean)
afterAll(clean)

type Routes = { features: { geometry: { coordinates: number[][] }; properties: object }[] }

async function open(line: [number, number][], facts: { hasDropoff?: boolean } = {}) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  FakeMap.made = []
  const { withOutlines } = await import('#testing/fake-portal.ts')
  const { withLookups } = await import('#features/line-items/testing/given.tsx')
  const { aQuote, openWizard } = await import('#features/quotes/testing/given.tsx')
  const { hasDropoff = true } = facts
  await openWizard({
    line,
    at: { details: aQuote(hasDropoff ? {} : { dropoffLocation: null }) },
    portal: withOutlines(withLookups()),
  })
  await waitFor(() => expect(FakeMap.made.length).toBeGreaterThan(0))
  act(() => {
    FakeMap.latest().fire('style.load')
    FakeMap.latest().fire('load')
  })
  const routes = () => (FakeMap.latest().sources.get('routes')?.data as Routes | undefined)?.features ?? []
  return { routes, title: () => FakeMap.latest().setup.locale['Map.Title'] }
}

describe('the map beside the first step', () => {
  it('shows the way along the roads, from a full mark to a hollow one', async () => {
    const route: [number, number][] = [
      [-96.87, 32.78],
      [-84.56, 33.74],
    ]
    const { routes, title } = await open(route)
    expect(title()).toBe('Route from Dallas, TX to Atlanta, GA')
    const marks = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(marks).toEqual(expect.arrayContaining(['1Dallas, TX', '2Atlanta, GA']))
    await waitFor(() => expect(routes()[0]?.properties).toMatchObject({ isDotted: false }))
    expect(routes()[0]?.geometry.coordinates).toEqual(route)
  })

  it('draws a dotted line where no road is known, also from a road of one point', async () => {
    const { routes } = await open([[-96.87, 32.78]])
    await waitFor(() => expect(routes()[0]?.properties).toMatchObject({ isDotted: true }))
    expect(routes()[0]?.geometry.coordinates).toEqual([
      [-96.87, 32.78],
      [-84.56, 33.74],
    ])
  })

  it('shows one place alone without a line', async () => {
    const { routes, title } = await open([], { hasDropoff: false })
    expect(title()).toBe('Dallas, TX')
    expect(routes()).toEqual([])
  })
})
