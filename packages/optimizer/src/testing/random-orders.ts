import { hazardClasses } from '@lanewise/domain/commodities/hazmat'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import type { PlanOrder, PlanStop } from '#problem.ts'
import { noLimits } from '#problem.ts'
import type { Chance } from '#testing/chance.ts'

type Land = { count: number; miles: Float64Array; minutes: Float64Array }

/** Shapes of orders: mostly one pickup and one dropoff, several of each, and some that deliver between pickups. */
const shapes = ['PD', 'PD', 'PD', 'PD', 'PD', 'PPD', 'PDD', 'PPDD', 'PDPD', 'PPPD'] as const

const begin = 29_000_000

export function randomOrder(chance: Chance, land: Land, id: string): PlanOrder {
  const shape = chance.oneOf(shapes)
  const places = placesFor(chance, land, shape)
  const loads = loadsFor(chance, shape)
  const times = timesFor(chance, land, places)
  const stops = [...shape].map((letter, index): PlanStop => {
    const { opens, closes, expected } = times[index]!
    return {
      id: `${id}-${index}`,
      type: letter === 'P' ? 'Pickup' : 'Dropoff',
      place: places[index]!,
      opens,
      closes,
      appointment: chance.maybe(0.2, expected),
      serviceMinutes: chance.oneOf([0, 30, 45, 60, 120]),
      ...loads[index]!,
    }
  })
  return { id, stops, ...traitsFor(chance, land, places) }
}

function traitsFor(chance: Chance, land: Land, places: readonly number[]) {
  const miles = places.slice(1).reduce((sum, place, index) => sum + land.miles[places[index]! * land.count + place]!, 0)
  const equipmentMode: EquipmentMode = chance.oneOf([1, 1, 1, 1, 1, 1, 1, 2, 2, 3])
  const least = chance.oneOf([-10, 28, 33, 38])
  return {
    equipmentMode,
    baselineCost: chance.maybe(0.85, Math.round(20_000 + miles * chance.between(150, 350))),
    hazardClasses: chance.is(0.2)
      ? Array.from({ length: chance.is(0.15) ? 2 : 1 }, () => chance.oneOf(hazardClasses))
      : [],
    temperature: equipmentMode === 2 && chance.is(0.8) ? { least, most: least + chance.oneOf([0, 3, 6, 20]) } : null,
    isTeam: chance.is(0.08),
    isJustInTime: chance.is(0.1),
    isBlind: chance.is(0.1),
    exclusiveBecause: chance.is(0.05) ? ['must not be touched on the way'] : [],
  }
}

/** The same place often comes twice in a row, so that stops are joined. */
function placesFor(chance: Chance, { count }: Land, shape: string): number[] {
  const places: number[] = []
  for (const letter of shape) {
    const before = places.at(-1)
    const isAgain = before !== undefined && shape[places.length - 1] === letter && chance.is(0.25)
    // Most freight comes from few places.
    const most = letter === 'P' && chance.is(0.6) ? Math.min(2, count - 1) : count - 1
    places.push(isAgain ? before : chance.whole(0, most))
  }
  return places
}

type Load = Pick<PlanStop, 'weight' | 'volume' | 'pallets' | 'linearFeet'>

/** All freight is picked up before it is delivered; some loads exceed every trailer. */
function loadsFor(chance: Chance, shape: string): Load[] {
  const each = {
    weight: chance.whole(200, 2_000),
    volume: chance.whole(30, 120),
    linearFeet: chance.oneOf([1, 2, 2, 4]),
  }
  const most = chance.is(0.04) ? 30 : chance.oneOf([2, 4, 6, 12])
  const drops = [...shape].filter((letter) => letter === 'D').length
  let [onBoard, left] = [0, drops]
  const load = (pallets: number): Load => ({
    pallets,
    weight: pallets * each.weight,
    volume: pallets * each.volume,
    linearFeet: pallets * each.linearFeet,
  })
  return [...shape].map((letter) => {
    if (letter === 'P') {
      const pallets = chance.whole(1, most)
      onBoard += pallets
      return load(pallets)
    }
    left -= 1
    const pallets = left === 0 ? onBoard : chance.whole(0, onBoard)
    onBoard -= pallets
    return load(pallets)
  })
}

/** Windows that the order's own trip can keep: wide or tight, and sometimes too early to be reached. */
function timesFor(chance: Chance, { count, minutes }: Land, places: readonly number[]) {
  let clock = begin + chance.whole(0, 1) * 1_440 + chance.whole(6, 12) * 60
  return places.map((place, index) => {
    const before = places[index - 1]
    if (before !== undefined) clock += minutes[before * count + place]! + chance.oneOf([120, 120, 240, 1_440])
    const expected = index > 0 && chance.is(0.015) ? clock - 4_320 : clock
    const opens = expected - chance.oneOf([0, 60, 240, 720, 1_440])
    return { opens, closes: expected + chance.oneOf([0, 60, 240, 480, 1_440, 2_880, 5_760]), expected }
  })
}

/** One pickup, one dropoff and a weight, as in the classic problems. */
export function classicOrder(chance: Chance, { count }: Land, id: string): PlanOrder {
  const weight = chance.whole(5, 60)
  const opens = chance.whole(0, 1_200)
  const nothing = { volume: 0, pallets: 0, linearFeet: 0, appointment: null, serviceMinutes: 10, weight }
  const at = (type: PlanStop['type'], from: number): PlanStop => ({
    id: `${id}-${type}`,
    type,
    place: chance.whole(1, count - 1),
    opens: from,
    closes: from + chance.oneOf([60, 240, 1_500]),
    ...nothing,
  })
  return {
    id,
    stops: [at('Pickup', opens), at('Dropoff', opens + chance.whole(30, 600))],
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

export const classicLimits = { ...noLimits, maxWeight: 100 }
