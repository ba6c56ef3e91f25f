import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { degrees, placeData } from '@lanewise/geography/places/data'
import { roadNetwork } from '@lanewise/geography/roads/network/network'
import { matrix, roadMiles } from '@lanewise/geography/roads/road-miles'
import { errorsOf } from '@lanewise/geography/roads/testing/errors'
import { knownMiles } from '@lanewise/geography/roads/testing/known-miles'

const side = Number(process.argv[2] ?? 1000)
const pairs = 20_000

const before = memory()
const { places, from } = await timed('The roads load', 150, () => roadNetwork())
console.log(`  ${places.length.toLocaleString('en-US')} places, ${from.length.toLocaleString('en-US')} stretches`)

const points = townsOf(side)
await timed(`  ${side} × ${side} miles, none asked before`, 1000, () => matrix(points, points))
const table = await timed(`  ${side} × ${side} miles again`, 1000, () => matrix(points, points))
console.log(`  memory: ${(memory() - before).toFixed(0)} MB more with all ways known (limit 20 MB)`)

const formula = time(() => {
  const miles = new Float64Array(side * side)
  let index = 0
  for (const start of points)
    for (const end of points) miles[index++] = Math.round(greatCircleMiles(start, end) * 12) / 10
  return miles
})
console.log(`  the plain formula takes ${formula.toFixed(0)} ms, the roads ${(table.ms / formula).toFixed(1)} times as long`)

const pairTime = time(() => {
  for (let index = 0; index < pairs; index += 1) {
    const [start, end] = [points[index % side], points[(index * 7 + 3) % side]]
    if (start && end) roadMiles(start, end)
  }
})
console.log(`  one pair: ${((pairTime * 1000) / pairs).toFixed(0)} µs (limit 50 µs)`)

for (const [name, half] of [
  ['looked at while the stretches were corrected', 0],
  ['kept aside', 1],
] as const) {
  const { mean, p90, most, bias } = errorsOf(knownMiles.filter((_pair, index) => index % 2 === half))
  console.log(
    `  known distances ${name}: off by ${percent(mean)} on average, p90 ${percent(p90)}, most ${percent(most)}, lean ${percent(bias)}`,
  )
}

function townsOf(count: number): Point[] {
  const { latitudes, longitudes, populations, numbers } = placeData().postalCodes
  const rows = [...numbers.keys()].filter((row) => (populations[row] ?? 0) > 5000 && degrees(longitudes[row]) > -125)
  const step = rows.length / count
  return Array.from({ length: count }, (_unused, index) => {
    const row = rows[Math.floor(index * step)] ?? 0
    return { latitude: degrees(latitudes[row]), longitude: degrees(longitudes[row]) }
  }).filter(({ latitude }) => latitude > 24)
}

function timed<T>(what: string, limit: number, work: () => T): T & { ms: number } {
  const start = performance.now()
  const done = work()
  const ms = performance.now() - start
  console.log(`${what}: ${ms.toFixed(0)} ms (limit ${limit} ms)`)
  return Object.assign(done as T & object, { ms })
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)} %`
}
