import { useColorScheme } from '@mui/material/styles'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyBasemap, FakeMap } from '#testing/fake-maplibre.ts'
import { renderUi } from '#testing/render.tsx'
import { dark, light } from '#ui/theme/tokens.ts'
import { type MapMarker, MapView, type MapViewProps } from './MapView.tsx'
import { type MapService, MapServiceContext } from './map-service.ts'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const dallas: MapMarker = { id: 'dallas', longitude: -96.8, latitude: 32.78, label: 'Acme Foods Dallas' }
const fortWorth: MapMarker = { id: 'fort-worth', longitude: -97.33, latitude: 32.75, label: 'Fort Worth' }
const denver: MapMarker = { id: 'denver', longitude: -104.99, latitude: 39.74, label: 'Denver' }

let answer: () => Response
const fetched = vi.fn(async (_address: string) => answer())

/** Mocks a browser with or without WebGL. */
const webGl = (isOn: boolean) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((isOn ? {} : null) as never)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  answer = () => new Response(JSON.stringify(emptyBasemap))
  FakeMap.made = []
  fetched.mockClear()
  webGl(true)
})

async function open(given: Partial<MapViewProps> = {}, service: MapService | null = null) {
  const view = (props: Partial<MapViewProps>) => (
    <MapServiceContext value={service}>
      <MapView label="Locations" markers={[dallas, fortWorth, denver]} {...props} />
    </MapServiceContext>
  )
  const { rerender } = renderUi(view(given))
  await waitFor(() => expect(FakeMap.made.length).toBeGreaterThan(0))
  return { map: FakeMap.latest(), change: (props: Partial<MapViewProps>) => rerender(view({ ...given, ...props })) }
}
const button = (name: string) => screen.getByRole('button', { name })
const waterOf = ({ style }: FakeMap) => {
  const background = typeof style === 'string' ? null : style.layers.find((layer) => layer.type === 'background')
  return background?.paint?.['background-color']
}

describe('what a map shows', () => {
  it('is drawn by the product from shipped data [UX-52]', async () => {
    const { map } = await open()
    expect(fetched).toHaveBeenCalledWith('/map/basemap.json')
    expect(map.setup.locale['Map.Title']).toBe('Locations')
    expect(waterOf(map)).toBe(light.map.water)
    expect(JSON.stringify(map.style)).toContain('© GeoNames')
    expect(JSON.stringify(map.style)).not.toMatch(/https?:/)
  })

  it('shows places by name, near ones as a cluster that zooms in', async () => {
    const { map } = await open()
    const places = within(screen.getByRole('list', { name: 'Places on the map' }))
    expect(places.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      '2 places, zoom in',
      'Denver',
    ])
    await userEvent.click(button('2 places, zoom in'))
    expect(map.fitted.at(-1)?.bounds).toEqual([-97.33, 32.75, -96.8, 32.78])
    act(() => map.zoomTo(8))
    expect(button('Acme Foods Dallas')).toBeVisible()
  })

  it('begins at longitude -96, latitude 39 and zoom 3, with a scale in miles [STOPVIEW-22]', async () => {
    const { map } = await open({ markers: [] })
    expect(map.setup).toMatchObject({ center: [-96, 39], zoom: 3 })
    expect(map.fitted).toEqual([])
    expect(await screen.findByText(/^\d+ mi$/)).toBeVisible()
  })

  it('brings all places into view, and others when they change', async () => {
    const { map, change } = await open()
    await waitFor(() => expect(map.fitted.map(({ bounds }) => bounds)).toEqual([[-104.99, 32.75, -96.8, 39.74]]))
    change({ markers: [denver] })
    expect(map.fitted.at(-1)?.bounds).toEqual([-104.99, 39.74, -104.99, 39.74])
    await userEvent.click(button('Show all'))
    expect(map.fitted).toHaveLength(3)
  })

  it('tells which place was chosen and shows the one that is', async () => {
    const select = vi.fn()
    const { change } = await open({ onSelect: select })
    await userEvent.click(button('Denver'))
    expect(select).toHaveBeenCalledExactlyOnceWith('denver')
    change({ selectedId: 'dallas' })
    expect(button('Acme Foods Dallas')).toHaveAttribute('aria-pressed', 'true')
  })

  it('numbers the stops of a way and draws it', async () => {
    const points = [dallas, denver].map(({ longitude, latitude }) => [longitude, latitude] as const)
    const { map } = await open({
      markers: [
        { ...dallas, number: 1 },
        { ...denver, number: 2, isHollow: true },
      ],
      lines: [{ id: 'way', points, isDotted: true }],
    })
    expect(button('1, Acme Foods Dallas')).toHaveTextContent('1')
    expect(map.layers).toEqual(['route-others', 'route-casing', 'route-driven', 'route-ahead'])
    expect(map.sources.get('routes')?.data).toMatchObject({
      features: [{ properties: { isDotted: true, isFaded: false } }],
    })
  })

  it('has named controls and an imperial scale', async () => {
    const { map } = await open()
    expect(screen.getByRole('img', { name: 'Scale: 200 mi' })).toBeVisible()
    await userEvent.click(button('Zoom in'))
    expect(map.zoom).toBe(5)
    expect(screen.getByRole('img', { name: 'Scale: 100 mi' })).toBeVisible()
    await userEvent.click(button('Zoom out'))
    expect(map.zoom).toBe(4)
  })

  it('shows roads, their numbers and built-up areas from near, below the names, and fetches them only then', async () => {
    const { map } = await open()
    expect(fetched).not.toHaveBeenCalledWith('/map/roads.json')
    const line = [-97_000, 32_000, 1000, 1000]
    answer = () =>
      new Response(JSON.stringify({ major: [line], secondary: [], numbers: [['I-35', line]], urban: [[line]] }))
    act(() => map.zoomTo(6))
    const drawn = ['urban', 'secondary-highways', 'major-highways', 'interstate-numbers', 'highway-numbers']
    await waitFor(() => expect(map.layers).toEqual(drawn))
    expect(new Set(Object.values(map.below))).toEqual(new Set(['state-names-US']))
    expect(map.sources.get('road-numbers')?.data).toMatchObject({ features: [{ properties: { name: 'I 35' } }] })
    expect(map.sources.get('highways')?.data).toMatchObject({
      features: [
        {
          geometry: {
            coordinates: [
              [-97, 32],
              [-96, 33],
            ],
          },
          properties: { isMajor: true },
        },
      ],
    })
    act(() => map.setStyle(map.style))
    expect(map.layers).toEqual(drawn)
    expect(fetched.mock.calls.filter(([address]) => address === '/map/roads.json')).toHaveLength(1)
  })

  it('follows the theme while it is open, and leaves nothing behind', async () => {
    let choose: ReturnType<typeof useColorScheme>['setMode'] = () => {}
    const Chooser = () => {
      choose = useColorScheme().setMode
      return null
    }
    const { unmount } = renderUi(
      <>
        <Chooser />
        <MapView label="Locations" markers={[denver]} />
      </>,
    )
    await waitFor(() => expect(FakeMap.made).toHaveLength(1))
    act(() => choose('dark'))
    expect(waterOf(FakeMap.latest())).toBe(dark.map.water)
    unmount()
    expect(FakeMap.latest().isRemoved).toBe(true)
  })
})

describe('an outside map service', () => {
  const service = { styleUrl: 'https://maps.example/style.json?key={key}', key: 'abc' }

  it('draws the map when its style address and key are configured [UX-52]', async () => {
    const { map } = await open({}, service)
    expect(map.style).toBe('https://maps.example/style.json?key=abc')
    expect(map.setup.transformRequest('https://maps.example/1/2/3?key={key}').url).toBe(
      'https://maps.example/1/2/3?key=abc',
    )
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('gives way to the own map without its key, and says so [UX-53]', async () => {
    const { map } = await open({}, { ...service, key: null })
    expect(waterOf(map)).toBe(light.map.water)
    expect(screen.getByRole('status')).toHaveTextContent('The map service has no key. This is the built-in map.')
    expect(button('Denver')).toBeVisible()
  })

  it('gives way to the own map when it fails, and says so [UX-53]', async () => {
    const { map } = await open({}, service)
    act(() => map.fire('error', { error: new Error('403') }))
    expect(waterOf(map)).toBe(light.map.water)
    expect(screen.getByRole('status')).toHaveTextContent('The map service does not answer. This is the built-in map.')
    expect(button('Denver')).toBeVisible()
  })

  it('stays when a tile fails later [UX-53]', async () => {
    const { map } = await open({}, service)
    act(() => map.fire('load'))
    act(() => map.fire('error', { error: new Error('404') }))
    expect(map.style).toBe('https://maps.example/style.json?key=abc')
  })
})

describe('what a browser or a connection cannot do', () => {
  it('is said in the place of the map, and nothing is fetched', () => {
    webGl(false)
    renderUi(<MapView label="Locations" markers={[denver]} />)
    expect(screen.getByRole('status')).toHaveTextContent(
      'This browser cannot draw the map (WebGL is off). The list shows the same places.',
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  it('can be tried again when the data did not come [UX-53]', async () => {
    vi.resetModules()
    const { MapView: Fresh } = await import('./MapView.tsx')
    answer = () => new Response('', { status: 503 })
    renderUi(<Fresh label="Locations" markers={[denver]} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The map could not be loaded')
    answer = () => new Response(JSON.stringify(emptyBasemap))
    await userEvent.click(button('Try again'))
    expect(await screen.findByRole('button', { name: 'Denver' })).toBeVisible()
  })
})
