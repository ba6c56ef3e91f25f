import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeLine, type LinePoint } from '@lanewise/domain/mileage/polyline'
import { roadNetwork, roadStretches } from '@lanewise/geography/roads/network/network'
import { followRoads } from './map/follow-roads.ts'
import { roadGraph } from './map/road-graph.ts'
import { simplified } from './map/simplify.ts'

/**
 * From roads and built-up areas of Natural Earth: what maps draw under the ways, and the bends of the product's own roads
 * where a drawn one runs along them.
 *   node tools/geodata/map-roads.ts <folder with roads.geojson and urban-areas.geojson>
 */
type Feature = { properties: { kind: string }; geometry: { coordinates: LinePoint[] } }
type Areas = { coordinates: LinePoint[][][] }

const [folder = '.'] = process.argv.slice(2)
const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
const written = (file: string) => new URL(`../../${file}`, import.meta.url)

const drawn = read<{ features: Feature[] }>('roads.geojson').features
const areas = () => read<Areas>('urban-areas.geojson').coordinates
const linesOf = (kind: string, tolerance: number) =>
  drawn
    .filter(({ properties }) => properties.kind === kind)
    .map(({ geometry }) => encodeLine(simplified(geometry.coordinates, tolerance)))

const graph = roadGraph(drawn.map(({ geometry }) => geometry.coordinates))
const { points, places, from, to, tenths } = roadNetwork()
const lineOf = (row: number): LinePoint => [points[row]?.longitude ?? 0, points[row]?.latitude ?? 0]
const bends: string[] = []
const numbers: [name: string, line: string][] = []
roadStretches().forEach(({ road }, stretch) => {
  const [start, end] = [from[stretch] ?? 0, to[stretch] ?? 0]
  const way = followRoads(graph, lineOf(start), lineOf(end), (tenths[stretch] ?? 0) / 10)
  if (!way || way.length < 2) return
  const line = simplified(way, 0.006)
  bends.push(`${places[start]}|${places[end]}: ${encodeLine(line)}`)
  const [, number] = /^([A-Z]+-\d+[A-Z]?)[a-z]*$/.exec(road) ?? []
  if (number) numbers.push([number, encodeLine(simplified(way, 0.03))])
})
const urban = areas().map((rings) => rings.map((ring) => encodeLine(simplified(ring, 0.004))))
const head =
  '# The bends of stretches between neighbouring places, made by tools/geodata/map-roads.ts. "From|To: line".\n'
writeFileSync(written('packages/geography/data/roads/bends.txt'), `${head}${bends.join('\n')}\n`)
const roads = { major: linesOf('Major Highway', 0.002), secondary: linesOf('Secondary Highway', 0.003), numbers, urban }
writeFileSync(written('apps/web/public/map/roads.json'), JSON.stringify(roads))
console.log(`${bends.length} of ${from.length} stretches follow a drawn road, ${numbers.length} with a number`)
