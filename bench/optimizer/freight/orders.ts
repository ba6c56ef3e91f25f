import { type Random, randomOf } from '@lanewise/demo/random'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import type { PlanOrder, PlanStop } from '@lanewise/optimizer/problem'
import { baselineCost } from '#optimizer/freight/baseline.ts'
import type { Network } from '#optimizer/freight/network.ts'

type Goods = { pallets: number; weight: number; volume: number; linearFeet: number }

const day = 1_440
/** Orders ready per day. Planning covers at most one work week. */
const ordersPerDay = 100
const mostDays = 5

/** A week of orders of a consumer goods manufacturer: few plants, many customers, mostly far less than a truckload. */
export function ordersOf(network: Network, count: number, seed: number): PlanOrder[] {
  const random = randomOf(seed)
  const buyers = drawBy(network.demand)
  const days = Math.min(mostDays, Math.ceil(count / ordersPerDay))
  return Array.from({ length: count }, (_unused, index) => {
    const equipmentMode = equipmentOf(random)
    const goods = goodsOf(random)
    const firstBuyer = network.plants + buyers(random)
    const plant = random.chance(0.7) ? nearestPlant(network, firstBuyer) : random.whole(0, network.plants - 1)
    const drops = random.chance(0.08) ? [firstBuyer, nearestTo(network, firstBuyer, random)] : [firstBuyer]
    const order = {
      id: `order-${index + 1}`,
      stops: stopsOf(network, random, goods, [plant, ...drops], random.whole(0, days - 1)),
      equipmentMode,
      hazardClasses: equipmentMode === 1 && random.chance(0.04) ? [random.pick(['3', '8', '9', '5.1'])] : [],
      temperature: equipmentMode === 2 ? random.pick([frozen, chilled]) : null,
      isTeam: random.chance(0.01),
      isJustInTime: random.chance(0.03),
      isBlind: random.chance(0.01),
      exclusiveBecause: random.chance(0.02) ? ['is a single shipment'] : [],
    }
    return { ...order, baselineCost: baselineCost(network, order) }
  })
}

const frozen = { least: -20, most: 0 }
const chilled = { least: 33, most: 40 }

const equipmentOf = (random: Random): EquipmentMode => (random.chance(0.8) ? 1 : random.chance(0.75) ? 2 : 3)

/** Usually a few pallets, occasionally almost a truckload. */
function goodsOf(random: Random): Goods {
  const pallets = Math.max(1, Math.round(24 * random.next() ** 2.2))
  const palletWeight = random.whole(450, 1_700)
  return {
    pallets,
    weight: Math.min(43_000, pallets * palletWeight),
    volume: pallets * random.whole(45, 96),
    // Pallets of 48 by 40 inches, loaded two side by side.
    linearFeet: 4 * Math.ceil(pallets / 2),
  }
}

function stopsOf(
  network: Network,
  random: Random,
  goods: Goods,
  places: readonly number[],
  pickupDay: number,
): PlanStop[] {
  const [plant = 0, ...drops] = places
  const pickup = stopAt('pickup', 'Pickup', plant, goods, pickupDay * day + 6 * 60, 11 * 60)
  const slack = random.whole(0, 2)
  let [ready, from] = [pickup.opens + 8 * 60 + pickup.serviceMinutes, plant]
  const dropoffs = drops.map((place, index) => {
    ready += minutesBetween(network, from, place)
    from = place
    const stop = dropoffAt(random, place, index, partOf(goods, drops.length), ready + slack * day)
    ready = Math.max(ready, stop.appointment ?? stop.opens) + stop.serviceMinutes
    return stop
  })
  return [pickup, ...dropoffs]
}

/**
 * Dropoff on the day when the freight can arrive, or on the next day when that is too late. Some have a fixed
 * appointment time.
 */
function dropoffAt(random: Random, place: number, index: number, goods: Goods, ready: number): PlanStop {
  const midnight = day * Math.floor(ready / day)
  const opens = midnight + 7 * 60 + (ready > midnight + 16 * 60 ? day : 0)
  const stop = stopAt(`dropoff-${index + 1}`, 'Dropoff', place, goods, opens, 10 * 60 + random.whole(0, 1) * day)
  return random.chance(0.2) ? { ...stop, appointment: Math.max(opens + 5 * 60, 30 * Math.ceil(ready / 30)) } : stop
}

function stopAt(id: string, type: PlanStop['type'], place: number, goods: Goods, opens: number, open: number) {
  const serviceMinutes = 30 + 2 * goods.pallets
  return { id, type, place, opens, closes: opens + open, appointment: null, serviceMinutes, ...goods }
}

/** Share of the freight for each of several customers. */
const partOf = ({ pallets, weight, volume, linearFeet }: Goods, parts: number): Goods => ({
  pallets: pallets / parts,
  weight: weight / parts,
  volume: volume / parts,
  linearFeet: linearFeet / parts,
})

const minutesBetween = ({ minutes, places }: Network, from: number, to: number): number =>
  minutes[from * places.length + to] ?? 0

function nearestPlant({ miles, places, plants }: Network, place: number): number {
  const away = (plant: number) => miles[plant * places.length + place] ?? 0
  return Array.from({ length: plants }, (_unused, plant) => plant).reduce((a, b) => (away(b) < away(a) ? b : a))
}

/** One of the three customers nearest to the given place. */
function nearestTo({ miles, places, plants }: Network, place: number, random: Random): number {
  const others = places.map((_place, index) => index).filter((index) => index >= plants && index !== place)
  const away = (other: number) => miles[place * places.length + other] ?? 0
  return others.sort((a, b) => away(a) - away(b))[random.whole(0, 2)] ?? place
}

/** Returns a function that draws indexes in proportion to their weights. */
function drawBy(weights: readonly number[]): (random: Random) => number {
  const sums: number[] = []
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  return (random) => {
    const at = random.next() * (sums.at(-1) ?? 0)
    return Math.max(
      0,
      sums.findIndex((sum) => at < sum),
    )
  }
}
