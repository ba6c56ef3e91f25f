import { type Random, randomOf } from '@lanewise/demo/random'
import type { Instance, Task } from '#optimizer/classic/instance.ts'

/**
 * Classes of public problems: places are clustered (c), random (r) or both (rc), and days are short (1) or long (2).
 */
export const classes = {
  c1: { clustered: 1, horizon: 1_800, capacity: 200, service: 90, window: 120 },
  c2: { clustered: 1, horizon: 7_000, capacity: 700, service: 90, window: 320 },
  r1: { clustered: 0, horizon: 1_900, capacity: 200, service: 10, window: 200 },
  r2: { clustered: 0, horizon: 7_600, capacity: 1_000, service: 10, window: 900 },
  rc1: { clustered: 0.5, horizon: 1_800, capacity: 200, service: 10, window: 200 },
  rc2: { clustered: 0.5, horizon: 7_200, capacity: 1_000, service: 10, window: 900 },
} as const

type Spot = { x: number; y: number }
type Kind = (typeof classes)[keyof typeof classes]

const side = 500
const depot: Spot = { x: side / 2, y: side / 2 }

/**
 * Generates a pickup and delivery problem with the given number of tasks in the way the public ones were made: routes
 * come first, requests are pairs of tasks on one route, and time windows surround the minute at which the route
 * arrives. The problem is therefore always solvable.
 */
export function generate(name: keyof typeof classes, tasks: number, seed: number): Instance {
  const random = randomOf(seed)
  const kind = classes[name]
  const remaining = spotsOf(random, kind, tasks)
  const made: Task[] = [{ ...depot, demand: 0, opens: 0, closes: kind.horizon, service: 0, delivery: 0 }]
  while (remaining.length > 0) addRoute(made, drive(remaining, kind), kind, random)
  return { name: `${name}-${tasks}-${seed}`, capacity: kind.capacity, tasks: made }
}

function spotsOf(random: Random, { clustered }: Kind, count: number): Spot[] {
  const inside = (value: number) => Math.min(side, Math.max(0, Math.round(value)))
  const anywhere = () => ({ x: random.whole(0, side), y: random.whole(0, side) })
  const centres = Array.from({ length: Math.ceil(count / 25) }, anywhere)
  const near = ({ x, y }: Spot) => ({
    x: inside(x + 25 * (random.next() + random.next() - 1)),
    y: inside(y + 25 * (random.next() + random.next() - 1)),
  })
  return Array.from({ length: count }, () => (random.next() < clustered ? near(random.pick(centres)) : anywhere()))
}

/** Drives to the nearest spot while there is time to return to the depot. The number of tasks is always even. */
function drive(remaining: Spot[], { horizon, service, capacity }: Kind): { spot: Spot; at: number }[] {
  const route: { spot: Spot; at: number }[] = []
  let [here, clock] = [depot, 0]
  while (remaining.length > 0 && route.length * 10 < capacity) {
    const next = remaining.reduce((best, spot) => (away(here, spot) < away(here, best) ? spot : best))
    const at = clock + away(here, next)
    // Leaves time for an unpaired last spot, which is served twice.
    if (route.length > 1 && at + 2 * service + away(next, depot) > horizon) break
    remaining.splice(remaining.indexOf(next), 1)
    route.push({ spot: next, at })
    here = next
    clock = at + service
  }
  const last = route.length % 2 === 1 ? route.at(-1) : undefined
  // An unpaired last spot delivers to itself, as in the public problems.
  return last ? [...route, { spot: last.spot, at: last.at + service }] : route
}

function addRoute(made: Task[], route: { spot: Spot; at: number }[], kind: Kind, random: Random): void {
  const base = made.length
  const mixed = random.shuffle(route.map((_stop, index) => index))
  const partner = new Map<number, number>()
  for (let index = 0; index + 1 < mixed.length; index += 2) {
    const [a = 0, b = 0] = [mixed[index], mixed[index + 1]]
    partner.set(Math.min(a, b), Math.max(a, b))
  }
  const demands = new Map([...partner.keys()].map((pickup) => [pickup, random.whole(1, 4) * 10]))
  const demandOf = (index: number) =>
    demands.get(index) ?? -(demands.get([...partner].find(([, to]) => to === index)?.[0] ?? -1) ?? 0)
  route.forEach(({ spot, at }, index) => {
    const delivery = partner.get(index)
    made.push({
      ...spot,
      demand: demandOf(index),
      ...windowAround(at, spot, kind, random),
      service: kind.service,
      delivery: delivery === undefined ? 0 : base + delivery,
    })
  })
}

function windowAround(at: number, spot: Spot, { horizon, service, window }: Kind, random: Random) {
  const width = window * (0.4 + 1.2 * random.next())
  const before = random.next() * width
  const last = horizon - service - away(spot, depot)
  const opens = Math.floor(Math.max(away(depot, spot), at - before))
  return { opens, closes: Math.max(Math.ceil(at), Math.min(Math.floor(last), Math.ceil(at - before + width))) }
}

const away = (from: Spot, to: Spot): number => Math.hypot(from.x - to.x, from.y - to.y)
