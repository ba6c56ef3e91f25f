import { noLimits } from '@lanewise/optimizer/problem'
import { randomFrom } from '@lanewise/optimizer/search/random'
import type { StoredProblem } from '#features/optimization/run/problem.ts'

const limits = { ...noLimits, maxWeight: 44_000, maxPallets: 26, maxOutOfRouteDistance: 200, maxStopCount: 8 }

const prices = {
  perMile: { 1: 250, 2: 290, 3: 280, 4: 300, 5: 300, 6: 200 },
  minimum: 45_000,
  teamShare: 0.2,
  firstExtraStop: 7_500,
  furtherStop: 10_000,
  outOfRouteMile: 20,
  slippedDay: 1_000,
  lanes: [],
}

/** Orders between random places in the Midwest over four days. The same seed gives the same problem. */
export function chanceProblem(count: number, spots = count): StoredProblem {
  const random = randomFrom(7)
  const places = Array.from({ length: spots }, () => ({ latitude: 38 + 4 * random(), longitude: -92 + 7 * random() }))
  return {
    places,
    orders: Array.from({ length: count }, (_unused, index) => order(index, spots, random)),
    limits,
    strategy: 'Cost',
    prices,
    milesPerHour: 50,
  }
}

function order(index: number, spots: number, random: () => number): StoredProblem['orders'][number] {
  const opens = 1440 * Math.floor(3 * random()) + 480
  const pallets = 1 + Math.floor(8 * random())
  const load = { weight: 900 * pallets, volume: 60 * pallets, pallets, linearFeet: 2 * pallets }
  const from = Math.floor(spots * random())
  const to = (from + 1 + Math.floor((spots - 1) * random())) % spots
  const stop = { appointment: null, serviceMinutes: 60, ...load }
  return {
    id: `order ${index + 1}`,
    stops: [
      { ...stop, id: `${index + 1} from`, type: 'Pickup', place: from, opens, closes: opens + 540 },
      { ...stop, id: `${index + 1} to`, type: 'Dropoff', place: to, opens, closes: opens + 2_880 },
    ],
    equipmentMode: 1,
    baselineCost: null,
    hazardClasses: [],
    temperature: null,
    isTeam: false,
    isJustInTime: false,
    isBlind: false,
    exclusiveBecause: [],
  }
}
