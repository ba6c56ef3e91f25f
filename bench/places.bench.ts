import { placeData } from '@lanewise/geography/places/data'
import { searchPlaces } from '@lanewise/geography/places/search'

const searches = Number(process.argv[2] ?? 20_000)

const start = performance.now()
const { cities, postalCodes } = placeData()
const loading = performance.now() - start

console.log(
  `Place search, ${cities.names.length.toLocaleString('en-US')} cities and ${postalCodes.numbers.length.toLocaleString('en-US')} postal codes, ${searches.toLocaleString('en-US')} searches per length, loaded in ${loading.toFixed(0)} ms`,
)
for (const length of [1, 2, 3, 4, 5, 6]) measure(length)

/** Name prefixes spread evenly over the list, so that frequent letters are searched often. */
function measure(length: number) {
  const step = cities.names.length / searches
  const prefixes = Array.from({ length: searches }, (_unused, index) =>
    (cities.names[Math.floor(index * step)] ?? '').slice(0, length),
  )
  for (const prefix of prefixes.slice(0, 200)) searchPlaces(prefix)
  const times = prefixes.map((prefix) => {
    const begin = performance.now()
    searchPlaces(prefix)
    return performance.now() - begin
  })
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  console.log(`  ${length} characters: p95 ${p95.toFixed(2)} ms (limit 5 ms)`)
}
