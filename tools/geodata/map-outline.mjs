// Writes the rough outline of land and lakes that the maps show until their library has loaded. It is made from
// `basemap.json` and small enough to be part of the code: `node tools/geodata/map-outline.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { arcs, objects, transform } = JSON.parse(readFileSync(join(root, 'apps/web/public/map/basemap.json'), 'utf8'))

/** The world in Web Mercator is a square of this many units. One unit is a pixel at zoom 4. */
const world = 8192
/** Farthest distance in units between the coast and its rough outline, and the smallest box of an island or lake. */
const tolerance = 7
const smallest = 36
/** Islands beyond 65 degrees north are left out: no freight of the product goes there by truck. */
const arctic = mercator(65) * world

const decoded = arcs.map((steps) => {
  let [x, y] = [0, 0]
  return steps.map(([dx, dy]) => {
    x += dx
    y += dy
    const [longitude, latitude] = [x, y].map((value, axis) => value * transform.scale[axis] + transform.translate[axis])
    return [((longitude + 180) / 360) * world, mercator(latitude) * world]
  })
})

function mercator(latitude) {
  const bounded = Math.max(-85, Math.min(85, latitude))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI)
}

const ringOf = (indexes) => indexes.flatMap((index) => (index < 0 ? decoded[~index].toReversed() : decoded[index]))

const ringsOf = (name) =>
  objects[name].geometries.flatMap(({ type, arcs: parts }) =>
    (type === 'MultiPolygon' ? parts : [parts]).map(([outer]) => ringOf(outer)),
  )

/** Douglas and Peucker: keeps the points that are far from the line between their neighbors. */
function simplify(points) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  let [farthest, distance] = [0, 0]
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distanceTo(points[index], first, last)
    if (away > distance) [farthest, distance] = [index, away]
  }
  if (distance <= tolerance) return [first, last]
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)]
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * (x - ax) - dx * (y - ay)) / length
}

function isLarge(ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  return size > smallest && Math.max(...ys) > arctic
}

/** Closed rings are cut in the middle, because the line between equal ends has no direction. */
function rough(ring) {
  const middle = Math.floor(ring.length / 2)
  return [...simplify(ring.slice(0, middle + 1)), ...simplify(ring.slice(middle)).slice(1)]
}

function pathOf(name) {
  const pieces = ringsOf(name)
    .filter(isLarge)
    .map(rough)
    .filter((ring) => ring.length > 3)
    .map((ring) => {
      const [[x, y], ...rest] = ring.map((point) => point.map(Math.round))
      let from = [x, y]
      const steps = rest.map((point) => {
        const step = [point[0] - from[0], point[1] - from[1]]
        from = point
        return step.join(step[1] < 0 ? '' : ' ')
      })
      return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}z`
    })
  return pieces.join('')
}

const text = `// Written by tools/geodata/map-outline.mjs. Do not edit.
/** Width of the world in the units of the paths, in Web Mercator. */
export const worldWidth = ${world}
export const landPath =
  '${pathOf('land')}'
export const lakesPath =
  '${pathOf('lakes')}'
`
writeFileSync(join(root, 'apps/web/src/ui/map/outline/outline.gen.ts'), text)
console.log(text.length)
