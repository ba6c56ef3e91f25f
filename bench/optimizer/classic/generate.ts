import { type Random, randomOf } from '@lanewise/demo/random'
import type { Instance, Task } from '#optimizer/classic/instance.ts'

/** Classes of public problems: places in clusters (c), at random (r) or both (rc); short days (1) or long ones (2). */
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
 * A pickup and delivery problem of so many tasks, made as the public ones were: routes are driven first, requests are
 * pairs of tasks of one route, and windows lie around the minute at which the route was there. So it can be solved.
 */
export function generate(name: keyof typeof classes, tasks: number, seed: number): Instance {
  const random = randomOf(seed)
  const kind = classes[name]
  const left = spotsOf(random, kind, tasks)
  const made: Task[] = [{ ...depot, demand: 0, opens: 0, closes: kind.horizon, service: 0, delivery: 0 }]
  while (left.length > 0) addRoute(made, drive(left, kind), kind, random)
  return { name: `${name}-${tasks}-${seed}`, capacity: kind.capacity, tasks: made }
}

function spotsOf(random: Random, { clustered }: Kind, count: number): Spot[] {
  const inside = (value: number) => Math.min(side, Math.max(0, Math.round(value)))
  const anywhere = () => ({ x: random.whole(0, side), y: random.whole(0, side) })
  const centres = Array.from({ length: Math.ceil(count / 25) }, anywhere)
  const around = ({ x, y }: Spot) => ({
    x: inside(x + 25 * (random.next() + random.next() - 1)),
    y: inside(y + 25 * (random.next() + random.next() - 1)),
  })
  return Array.from({ length: count }, () => (random.next() < clustered ? around(random.pick(centres)) : anywhere()))
}

/** Always to the nearest spot, while there is time to come back; an even number of them. */
function drive(left: Spot[], { horizon, service, capacity }: Kind): { spot: Spot; at: number }[] {
  const route: { spot: Spot; at: number }[] = []
  let [here, clock] = [depot, 0]
  while (left.length > 0 && route.length * 10 < capacity) {
    const next = left.reduce((best, spot) => (away(here, spot) < away(here, best) ? spot : best))
    const at = clock + away(here, next)
    // Room for the odd one, which is served twice.
    if (route.length > 1 && at + 2 * service + away(next, depot) > horizon) break
    left.splice(left.indexOf(next), 1)
    route.push({ spot: next, at })
    here = next
    clock = at + service
  }
  const last = route.length % 2 === 1 ? route.at(-1) : undefined
  // The odd one delivers to itself, as in the public problems.
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
