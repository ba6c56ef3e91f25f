// Writes the coordinates of the cities in the road corridors, from the place data: node tools/geodata/road-points.mjs
import { writeFileSync } from 'node:fs'
import { roadStretches } from '@lanewise/geography/roads/network/network'
import { cityPoint, readPoints, roadFile } from '@lanewise/geography/roads/network/places'

const own = readPoints(roadFile('points'))
const places = [...new Set(roadStretches().flatMap(({ from, to }) => [from, to]))].filter((place) => !own.has(place))
const lines = places.sort().map((place) => {
  const point = cityPoint(place)
  if (!point) throw new Error(`${place} is no city of the place data; write its point into points.txt.`)
  return `${place}: ${point.latitude.toFixed(4)}, ${point.longitude.toFixed(4)}`
})
const head = '# The cities of the corridors as the place data has them; written by tools/geodata/road-points.mjs.'
const file = new URL('../../packages/geography/data/roads/city-points.txt', import.meta.url)
writeFileSync(file, [head, ...lines, ''].join('\n'))
