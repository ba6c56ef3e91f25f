import { milesSourceNames, type RoadRoute } from '@lanewise/domain/mileage/routing-engine'
import { formatNumber } from '@lanewise/domain/shared/format'
import type { Place } from '@lanewise/geography/places/place'
import { searchPlaces } from '@lanewise/geography/places/search'
import { routingEngine } from '#connectors/routing/routing-engine.ts'
import { CommandRefusal, commandLog, readArguments, readSettings, runCommand } from './run-command.ts'

const usage = 'npm run miles -- "Chicago, IL" "Indianapolis, IN" ["St. Louis, MO" …]'

await runCommand(async () => {
  const typed = readArguments(usage)
  if (typed.length < 2) throw new CommandRefusal(`Name two places or more.\nUsage: ${usage}`)
  const env = readSettings()
  const places = typed.map(placeOf)
  const engine = routingEngine(env, { now: Date.now, log: commandLog })
  console.log(written(places.map(nameOf), await engine.route(places)))
})

function placeOf(typed: string): Place {
  const [place] = searchPlaces(typed, 1)
  if (place) return place
  throw new CommandRefusal(`There is no place "${typed}". Write it as "City, ST" or as its postal code.`)
}

function nameOf({ city, state, postalCode }: Place): string {
  return `${city}, ${state} ${postalCode ?? ''}`.trim()
}

/** Prints one line for each leg and one for the total, with the miles aligned, and the source of the miles. */
function written(names: string[], { legs, miles, source }: RoadRoute): string {
  const rows = [
    ...legs.map((leg, index) => [`${names[index]} to ${names[index + 1]}`, inMiles(leg.miles)] as const),
    ['Total', inMiles(miles)] as const,
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  const digits = Math.max(...rows.map(([, distance]) => distance.length))
  const lines = rows.map(([what, distance]) => `${what.padEnd(width)}  ${distance.padStart(digits)}`)
  return [...lines, `Road miles: ${milesSourceNames[source]}`].join('\n')
}

function inMiles(miles: number): string {
  return `${formatNumber(miles, 1)} mi`
}
