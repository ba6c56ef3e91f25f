import type { StyleSpecification } from 'maplibre-gl'

type Listener = (event?: unknown) => void
type Setup = {
  center: [number, number]
  zoom: number
  style: StyleSpecification | string
  locale: Record<string, string>
  scrollZoom: boolean
} & {
  transformRequest: (url: string) => { url: string }
}

/** A map library without WebGL. It records the calls it receives, and the test fires its events. */
export class FakeMap {
  static made: FakeMap[] = []
  static latest = () => FakeMap.made.at(-1) as FakeMap
  readonly setup: Setup
  style: StyleSpecification | string
  zoom = 4
  center: [number, number] = [-97, 38]
  fitted: { bounds: number[]; options: object }[] = []
  sources = new Map<string, { data: unknown; setData: (data: unknown) => void }>()
  layers: string[] = []
  isRemoved = false
  readonly canvas = document.createElement('canvas')
  touchZoomRotate = { disableRotation: () => {} }
  keyboard = { disableRotation: () => {} }
  #listeners = new Map<string, Set<Listener>>()

  constructor(setup: Setup) {
    this.setup = setup
    this.style = setup.style
    FakeMap.made.push(this)
  }
  getCanvas = () => this.canvas
  on(name: string, listener: Listener) {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener))
  }
  off(name: string, listener: Listener) {
    this.#listeners.get(name)?.delete(listener)
  }
  fire(name: string, event?: unknown) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }
  getZoom = () => this.zoom
  getCenter = () => ({ lng: this.center[0], lat: this.center[1] })
  getBounds = () => ({
    getWest: () => -130,
    getSouth: () => 15,
    getEast: () => -60,
    getNorth: () => 60,
    contains: ([longitude]: [number, number]) => longitude > -130 && longitude < -60,
  })
  project = ([longitude, latitude]: [number, number]) => ({ x: longitude, y: latitude })
  getContainer() {
    return { clientWidth: 800, clientHeight: 600 }
  }
  fitBounds(bounds: number[], options: object) {
    this.fitted.push({ bounds, options })
  }
  easeTo({ center }: { center: [number, number] }) {
    this.center = center
  }
  zoomIn() {
    this.zoomTo(this.zoom + 1)
  }
  zoomOut() {
    this.zoomTo(this.zoom - 1)
  }
  zoomTo(zoom: number) {
    this.zoom = zoom
    for (const name of ['zoom', 'zoomend', 'move', 'moveend']) this.fire(name)
  }
  setStyle(style: StyleSpecification | string) {
    this.style = style
    this.sources.clear()
    this.layers = []
    this.fire('style.load')
  }
  /** While a source loads, the style does not count as loaded. */
  isBusy = false
  isStyleLoaded = () => !this.isBusy
  getSource = (id: string) => this.sources.get(id)
  isSourceLoaded = () => true
  getLayer = (id: string) => typeof this.style !== 'string' && this.style.layers.find((layer) => layer.id === id)
  addSource(id: string, given: { data?: unknown }) {
    const source = {
      data: (given.data ?? null) as unknown,
      setData: (data: unknown) => {
        source.data = data
      },
    }
    this.sources.set(id, source)
  }
  /** Layer ids added above the style, with the id of the layer each was inserted before. */
  below: Record<string, string> = {}
  addLayer({ id }: { id: string }, before?: string) {
    this.layers.push(id)
    if (before) this.below[id] = before
  }
  addControl() {}
  remove() {
    this.isRemoved = true
  }
}

/** Return value for `vi.mock('maplibre-gl', …)`. */
export const fakeMapLibre = { Map: FakeMap, AttributionControl: class {}, setWorkerUrl: () => {} }

/** The file of map outlines, with nothing drawn on it. */
export const emptyBasemap = {
  arcs: [],
  objects: {},
  transform: { scale: [1, 1], translate: [0, 0] },
  cities: [],
  stateLabels: [],
  credits: '© GeoNames',
}
