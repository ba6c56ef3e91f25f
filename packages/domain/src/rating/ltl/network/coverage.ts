import { stateKey } from '#locations/country.ts'
import { type Country, countryNames } from '#places/states.ts'
import type { Price } from '#rating/ltl/extras/price.ts'
import type { End, Shipment } from '#rating/ltl/shipment.ts'
import type { Cents } from '#shared/units.ts'

/** State and province codes by country. */
export type Area = Readonly<Partial<Record<Country, readonly string[]>>>

/** Partner carrier that serves areas outside the carrier's own network. */
export type Partner = { name: string; area: Area; price: Price; days: number }

export type Border = { between: readonly [Country, Country]; charge: Cents; days: number }

/** Service area of a carrier: direct, with a partner at one end, and across which borders. */
export type Network = {
  direct: Area
  partners: readonly Partner[]
  lanes: readonly `${Country}-${Country}`[]
  borders: readonly Border[]
}

/** Path of a shipment through a network. */
export type Reach = {
  partner: { by: Partner; end: 'pickup' | 'delivery'; stateName: string } | null
  border: Border | null
}

/** Partner that serves a state, by state key. Null when the carrier serves the state itself. */
export type StatesServed = ReadonlyMap<string, Partner | null>

export function statesServed({ direct, partners }: Network): StatesServed {
  const served = new Map<string, Partner | null>()
  for (const partner of partners.toReversed()) for (const key of keysOf(partner.area)) served.set(key, partner)
  for (const key of keysOf(direct)) served.set(key, null)
  return served
}

/**
 * Reasons why a network does not reach both ends of a shipment, phrased with the carrier as subject. Empty when it
 * does.
 */
export function reachRefusals(network: Network, served: StatesServed, { origin, destination }: Shipment): string[] {
  const [from, to] = [served.get(keyOf(origin)), served.get(keyOf(destination))]
  const unserved = [...(from === undefined ? [origin] : []), ...(to === undefined ? [destination] : [])]
  if (unserved.length > 0) {
    return [`does not serve ${[...new Set(unserved.map(({ stateName }) => stateName))].join(' or ')}`]
  }
  if (!network.lanes.includes(`${origin.country}-${destination.country}`)) return [laneRefusal(origin, destination)]
  const needsTwo = from !== null && to !== null
  return needsTwo ? [`reaches neither ${origin.stateName} nor ${destination.stateName} with its own trucks`] : []
}

/** Path of a shipment through a network that reaches both ends. */
export function reachOf(network: Network, served: StatesServed, { origin, destination }: Shipment): Reach {
  const [from, to] = [served.get(keyOf(origin)), served.get(keyOf(destination))]
  const border = network.borders.find(({ between: [one, other] }) => isBetween(origin, destination, one, other)) ?? null
  if (from) return { partner: { by: from, end: 'pickup', stateName: origin.stateName }, border }
  return { partner: to ? { by: to, end: 'delivery', stateName: destination.stateName } : null, border }
}

const isBetween = (origin: End, destination: End, one: Country, other: Country) =>
  (origin.country === one && destination.country === other) || (origin.country === other && destination.country === one)

function laneRefusal({ country: from }: End, { country: to }: End): string {
  if (from === to) return `carries no freight within ${nameOf(from)}`
  return `carries no freight from ${nameOf(from)} to ${nameOf(to)}`
}

const nameOf = (country: Country) => (country === 'US' ? `the ${countryNames.US}` : countryNames[country])

const keyOf = ({ country, state }: End) => stateKey(country, state)

const keysOf = (area: Area): string[] =>
  Object.entries(area).flatMap(([country, states]) => states.map((state) => stateKey(country as Country, state)))
