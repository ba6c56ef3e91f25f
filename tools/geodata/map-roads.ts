import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeLine, type LinePoint } from '@lanewise/domain/mileage/polyline'
import { roadNetwork, roadStretches } from '@lanewise/geography/roads/network/network'
import { followRoads } from './map/follow-roads.ts'
import { roadGraph } from './map/road-graph.ts'
import { simplified } from './map/simplify.ts'

/**
 * Processes roads and built-up areas of Natural Earth into the background of route maps, and into the bends of the
 * built-in roads where a drawn road runs along them. node tools/geodata/map-roads.ts <folder with roads.geojson and
 * urban-areas.geojson>
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
    .map(({ geometry }) => stepsOf(simplified(geometry.coordinates, tolerance)))

/**
 * Browser format: thousandths of a degree, the first point, then the difference of each point from the previous one.
 */
function stepsOf(line: readonly LinePoint[]): number[] {
  const rounded = line.map(([x, y]) => [Math.round(x * 1000), Math.round(y * 1000)] as const)
  return rounded.flatMap(([x, y], index) => {
    const [fromX, fromY] = rounded[index - 1] ?? [0, 0]
    return index > 0 && x === fromX && y === fromY ? [] : [x - fromX, y - fromY]
  })
}

const graph = roadGraph(drawn.map(({ geometry }) => geometry.coordinates))
const { points, places, from, to, tenths } = roadNetwork()
const lineOf = (row: number): LinePoint => [points[row]?.longitude ?? 0, points[row]?.latitude ?? 0]
const bends: string[] = []
const numbers: [name: string, line: number[]][] = []
roadStretches().forEach(({ road }, stretch) => {
  const [start, end] = [from[stretch] ?? 0, to[stretch] ?? 0]
  const path = followRoads(graph, lineOf(start), lineOf(end), (tenths[stretch] ?? 0) / 10)
  if (!path || path.length < 2) return
  const line = simplified(path, 0.006)
  bends.push(`${places[start]}|${places[end]}: ${encodeLine(line)}`)
  const [, number] = /^([A-Z]+-\d+[A-Z]?)[a-z]*$/.exec(road) ?? []
  if (number) numbers.push([number, stepsOf(simplified(path, 0.03))])
})
const urban = areas().map((rings) => rings.map((ring) => stepsOf(simplified(ring, 0.004))))
const head =
  '# The bends of stretches between neighbouring places, made by tools/geodata/map-roads.ts. "From|To: line".\n'
writeFileSync(written('packages/geography/data/roads/bends.txt'), `${head}${bends.join('\n')}\n`)
const roads = { major: linesOf('Major Highway', 0.002), secondary: linesOf('Secondary Highway', 0.003), numbers, urban }
writeFileSync(written('apps/web/public/map/roads.json'), JSON.stringify(roads))
console.log(`${bends.length} of ${from.length} stretches follow a drawn road, ${numbers.length} with a number`)
