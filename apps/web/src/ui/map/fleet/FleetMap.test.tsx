import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { emptyBasemap } from '#testing/fake-maplibre.ts'
import type { FleetMap, FleetTruck } from './FleetMap.tsx'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const clean = () => {
  vi.resetModules()
}
// The outlines are fetched once for all maps, and other test files mock the map library differently, so this file
// starts and ends without either.
beforeAll(clean)
afterAll(clean)

const dallas: FleetTruck = { id: '1', longitude: -96.8, latitude: 32.78, tone: 'ok', label: 'S100001' }
const fortWorth: FleetTruck = { id: '2', longitude: -97.33, latitude: 32.75, tone: 'risk', label: 'S100002' }
const denver: FleetTruck = {
  id: '3',
  longitude: -104.99,
  latitude: 39.74,
  tone: 'late',
  label: 'S100003',
  heading: 90,
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(emptyBasemap)))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})

type Props = ComponentProps<typeof FleetMap>

async function open(given: Partial<Props> = {}) {
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  const { renderUi } = await import('#testing/render.tsx')
  const { FleetMap: Shown } = await import('./FleetMap.tsx')
  FakeMap.made = []
  const view = (props: Partial<Props>) => <Shown label="Trucks" trucks={[dallas, fortWorth, denver]} {...props} />
  const { rerender } = renderUi(view(given))
  await waitFor(() => expect(FakeMap.made).toHaveLength(1))
  // The map subscribes to library events shortly after it is created.
  await screen.findByRole('list', { name: 'Places on the map' })
  return { map: FakeMap.latest(), change: (props: Partial<Props>) => rerender(view({ ...given, ...props })) }
}
const button = (name: string) => screen.findByRole('button', { name })

it('puts near trucks together and tells which one was chosen', async () => {
  const select = vi.fn()
  const { map } = await open({ onSelect: select })
  expect(await button('2 places, zoom in')).toHaveTextContent('2')
  act(() => map.zoomTo(9))
  expect(await button('S100001')).toBeVisible()
  await userEvent.click(await button('S100003'))
  expect(select).toHaveBeenCalledExactlyOnceWith('3')
})

it('points an arrow to where a truck drives, and shows none where nobody knows', async () => {
  const { map } = await open()
  act(() => map.zoomTo(9))
  expect((await button('S100003')).querySelector('svg')).toHaveStyle({ transform: 'rotate(90deg)' })
  expect((await button('S100001')).querySelector('svg')).toBeNull()
  expect(await button('S100001')).toHaveAttribute('data-vehicle', 'true')
})

it('fits the view once and leaves it alone while trucks come, go and move', async () => {
  const { map, change } = await open({ trucks: [] })
  expect(map.fitted).toHaveLength(0)
  change({ trucks: [dallas, denver] })
  await waitFor(() => expect(map.fitted.map(({ bounds }) => bounds)).toEqual([[-104.99, 32.78, -96.8, 39.74]]))
  change({ trucks: [dallas, denver, { ...fortWorth, longitude: -80 }] })
  change({ trucks: [denver] })
  expect(map.fitted).toHaveLength(1)
})

it('brings the chosen truck into view when it is chosen, and does not follow it afterwards', async () => {
  const far = { ...denver, longitude: -150 }
  const { map, change } = await open({ trucks: [dallas, far] })
  change({ trucks: [dallas, far], selectedId: '3' })
  expect(map.center).toEqual([-150, 39.74])
  map.center = [-97, 38]
  change({ trucks: [dallas, { ...far, longitude: -151 }], selectedId: '3' })
  expect(map.center).toEqual([-97, 38])
})

it('draws where the chosen truck was and what is ahead of it, with its stops', async () => {
  const here = [denver.longitude, denver.latitude] as const
  const { map } = await open({
    selectedId: '3',
    route: {
      trail: [[-96.8, 32.78], here],
      ahead: [here, [-111.9, 40.7]],
      stops: [{ id: 'stop', number: 2, label: 'Salt Lake City', longitude: -111.9, latitude: 40.7, isHollow: true }],
    },
  })
  expect(await button('2, Salt Lake City')).toBeVisible()
  await waitFor(() =>
    expect(map.sources.get('routes')?.data).toMatchObject({
      features: [{ properties: { isDotted: false } }, { properties: { isDotted: true } }],
    }),
  )
})

const saltLake = { id: 'stop', number: 2, label: 'Salt Lake City', longitude: -111.9, latitude: 40.7, isHollow: true }
const trip = {
  trail: [
    [-104.99, 39.74],
    [-111.9, 40.7],
  ] as const,
  stops: [saltLake],
}

it('shows the whole trip of the chosen truck once, beside its card', async () => {
  const { map, change } = await open({ trucks: [dallas, denver], selectedId: '3' })
  change({ trucks: [dallas, denver], selectedId: '3', route: trip })
  await waitFor(() => expect(map.fitted.at(-1)?.bounds).toEqual([-111.9, 39.74, -104.99, 40.7]))
  expect(map.fitted.at(-1)?.options).toMatchObject({ padding: { left: 428 } })
  const before = map.fitted.length
  change({ trucks: [dallas, { ...denver, longitude: -106 }], selectedId: '3', route: trip })
  expect(map.fitted).toHaveLength(before)
})

it('draws a route that comes while labels are loading', async () => {
  const { map, change } = await open({ trucks: [denver] })
  map.isBusy = true
  change({ trucks: [denver], route: trip })
  await waitFor(() =>
    expect(map.sources.get('routes')?.data).toMatchObject({ features: [{ properties: { isDotted: false } }] }),
  )
})

it('draws no line through a single point', async () => {
  const { map } = await open({ route: { trail: [[-96.8, 32.78]] } })
  await screen.findByRole('list', { name: 'Places on the map' })
  expect(map.sources.get('routes')).toBeUndefined()
})
