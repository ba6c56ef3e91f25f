import { AttributionControl, type Map as MapLibre } from 'maplibre-gl'
import { TOUCH } from '#ui/theme/tokens.ts'
import { NARROW_MAP } from './fitting.ts'

/** The credits of the built-in map on one line. All of their text is the tooltip. */
export const creditsLine = (credits: string) =>
  `<span title="${credits.replaceAll('"', '')}">© GeoNames, Natural Earth, US Census</span>`

/** Shows the map credits. On a phone and on a narrow map they are folded behind an "i" button from the start. */
export function addCredits(map: MapLibre, container: HTMLElement) {
  let control: AttributionControl | null = null
  let isFolded: boolean | null = null
  let isWaiting = false
  /** The library opens the credits when it has their text. */
  const fold = () => {
    const element = container.querySelector('.maplibregl-ctrl-attrib.maplibregl-compact')
    if (!isWaiting || !element) return
    isWaiting = false
    element.removeAttribute('open')
    element.classList.remove('maplibregl-compact-show')
  }
  const place = () => {
    const isNarrow = container.clientWidth < NARROW_MAP || matchMedia(TOUCH.replace('@media ', '')).matches
    if (isNarrow === isFolded) return
    isFolded = isNarrow
    isWaiting = isNarrow
    if (control) map.removeControl(control)
    control = new AttributionControl({ compact: isNarrow })
    map.addControl(control, 'bottom-right')
    fold()
  }
  place()
  map.on('resize', place)
  for (const name of ['styledata', 'sourcedata'] as const) map.on(name, fold)
}
