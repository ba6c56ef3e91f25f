import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSource, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { MapLibre } from '#ui/map/use-map.ts'
import type { Placing } from './name-sides.ts'

/** A marker as seen by the labels of the map below it. */
export type Cover = { longitude: number; latitude: number; name: string; side: Placing['side'] }

export const COVERS = 'covers'

export const coverSource: SourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
}

/** Invisible text where markers and their names are, so that the map draws no name of a city below them. */
export const coverLayer: LayerSpecification = {
  id: 'covers',
  type: 'symbol',
  source: COVERS,
  layout: {
    'text-font': ['InterVariable'],
    'text-size': 12,
    'text-field': ['get', 'text'],
    'text-anchor': ['get', 'anchor'],
    'text-offset': ['get', 'offset'],
    'text-max-width': 100,
    'text-padding': 6,
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
}

/** Anchor of a name and its distance from the place in lines of text, per side. */
const anchors: Record<Cover['side'], { anchor: string; offset: [number, number] }> = {
  right: { anchor: 'left', offset: [1.5, 0] },
  left: { anchor: 'right', offset: [-1.5, 0] },
  below: { anchor: 'top', offset: [0, 1.1] },
  above: { anchor: 'bottom', offset: [0, -1.1] },
}

/** Tells a built-in map which places its markers cover. An external style keeps its own labels. */
export function coverLabels(map: MapLibre, covers: readonly Cover[]) {
  map.getSource<GeoJSONSource>(COVERS)?.setData(collectionOf(covers))
}

const collectionOf = (covers: readonly Cover[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: covers.flatMap((cover) => [
    featureOf(cover, { text: 'OO', anchor: 'center', offset: [0, 0] }),
    ...(cover.name ? [featureOf(cover, { text: cover.name, ...anchors[cover.side] })] : []),
  ]),
})

const featureOf = ({ longitude, latitude }: Cover, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties,
})
