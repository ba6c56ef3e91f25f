import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import { cityLabels } from './labels.mjs'
import { borders, lakes, land, stateLabels } from './outlines.mjs'
import { withoutSpecks } from './rings.mjs'

const folder = new URL('../../../apps/web/public/map/', import.meta.url)
/** Minimum areas in square degrees: smaller islands and lakes are left out, smaller corners are cut off. */
const smallest = { land: 0.004, lakes: 0.08, corner: 0.0004 }
const steps = 1e5
const credits = 'Outlines: Natural Earth, US Census Bureau. Places: GeoNames (CC BY 4.0), SimpleMaps'

/** Writes the outlines under every map as one TopoJSON file; the README describes its format. */
export function writeBasemap() {
  const collection = (features) => ({ type: 'FeatureCollection', features })
  const objects = {
    land: collection(land().flatMap((shape) => withoutSpecks(shape, smallest.land))),
    states: collection(borders()),
    lakes: collection(lakes().flatMap((shape) => withoutSpecks(shape, smallest.lakes))),
  }
  const outlines = quantize(simplify(presimplify(topology(objects)), smallest.corner), steps)
  const text = JSON.stringify({ ...outlines, cities: cityLabels(), stateLabels: stateLabels(), credits })
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('basemap.json', folder), text)
  const kilobytes = (bytes) => Math.round(bytes / 1024)
  console.log(`basemap.json: ${kilobytes(text.length)} KB, ${kilobytes(gzipSync(text).length)} KB gzipped`)
}
