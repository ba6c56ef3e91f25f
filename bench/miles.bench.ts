import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { degrees, placeData } from '@lanewise/geography/places/data'
import { errorsOf } from '@lanewise/geography/roads/known/errors'
import { correctedWith, validationMiles } from '@lanewise/geography/roads/known/known-miles'
import { roadNetwork } from '@lanewise/geography/roads/network/network'
import { matrix, roadMiles } from '@lanewise/geography/roads/road-miles'

const side = Number(process.argv[2] ?? 1000)
const pairs = 20_000
const points = townsOf(side)
const before = memory()

console.log(`Road miles, ${side.toLocaleString('en-US')} × ${side.toLocaleString('en-US')} towns`)
print('the roads load', 150, time(roadNetwork))
print('a table of miles, nothing asked before', 1000, time(tableOfMiles))
const known = time(tableOfMiles)
print('the same again', 1000, known)
const formula = time(tableOfFormula)
console.log(
  `  the plain formula: ${formula.toFixed(0)} ms, so the roads take ${(known / formula).toFixed(1)} times as long`,
)
console.log(`  one pair: ${((time(singlePairs) * 1000) / pairs).toFixed(0)} µs (limit 50 µs)`)
console.log(`  memory: ${(memory() - before).toFixed(1)} MB with all ways known (limit 20 MB)`)

const { places, from } = roadNetwork()
console.log(`  ${places.length.toLocaleString('en-US')} places, ${from.length.toLocaleString('en-US')} stretches`)
for (const [which, distances] of [
  ['looked at while stretches were corrected', correctedWith],
  ['kept aside', validationMiles],
] as const) {
  const { mean, p90, most, bias } = errorsOf(distances)
  const figures = `off by ${percent(mean)} on average, p90 ${percent(p90)}, most ${percent(most)}, lean ${percent(bias)}`
  console.log(`  ${distances.length} known distances ${which}: ${figures}`)
}

function tableOfMiles() {
  matrix(points, points)
}

function tableOfFormula() {
  const miles = new Float64Array(points.length ** 2)
  let index = 0
  for (const start of points) {
    for (const end of points) miles[index++] = Math.round(greatCircleMiles(start, end) * 12) / 10
  }
}

function singlePairs() {
  for (let index = 0; index < pairs; index += 1) {
    const [start, end] = [points[index % points.length], points[(index * 7 + 3) % points.length]]
    if (start && end) roadMiles(start, end)
  }
}

/** Postal codes of larger places on the continent, spread evenly over the list. */
function townsOf(count: number): Point[] {
  const { latitudes, longitudes, populations, numbers } = placeData().postalCodes
  const towns = [...numbers.keys()]
    .filter((row) => (populations[row] ?? 0) > 5000)
    .map((row) => ({ latitude: degrees(latitudes[row]), longitude: degrees(longitudes[row]) }))
    .filter(({ latitude, longitude }) => latitude > 24 && longitude > -130)
  const step = towns.length / count
  return Array.from(
    { length: count },
    (_unused, index) => towns[Math.floor(index * step)] ?? { latitude: 40, longitude: -90 },
  )
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function print(what: string, limit: number, milliseconds: number) {
  console.log(`  ${what}: ${milliseconds.toFixed(0)} ms (limit ${limit} ms)`)
}

/** Heap in use after a garbage collection, in megabytes. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)} %`
}
