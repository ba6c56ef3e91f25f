import type { LoneOrder, Plan, Preplan } from '#plan.ts'

type Truck = { orders: readonly string[]; cost: number; preplan: Preplan | null; lone: LoneOrder | null }

/**
 * Returns the new plan, but with the previous trucks wherever the new plan only shuffles orders between trucks without
 * savings, so that nobody has to call a dock again for the same cost. Both plans have the same orders. Trucks that
 * share orders, directly or through others, are exchanged together, so the result is a valid plan and costs no more
 * than either.
 */
export function steady(before: Plan, updated: Plan): Plan {
  const [old, fresh] = [trucksOf(before), trucksOf(updated)]
  const groupOf = groups([...old, ...fresh])
  const gain = new Map<string, number>()
  const add = (truck: Truck, sign: number) => {
    const group = groupOf(truck)
    gain.set(group, (gain.get(group) ?? 0) + sign * truck.cost)
  }
  for (const truck of old) add(truck, 1)
  for (const truck of fresh) add(truck, -1)
  const isBetter = (truck: Truck) => (gain.get(groupOf(truck)) ?? 0) > 0
  return planOf(updated, [...fresh.filter(isBetter), ...old.filter((truck) => !isBetter(truck))])
}

const trucksOf = ({ preplans, alone }: Plan): Truck[] => [
  ...preplans.map((preplan) => ({ orders: preplan.orderIds, cost: preplan.cost, preplan, lone: null })),
  ...alone.map((lone) => ({ orders: [lone.orderId], cost: lone.cost, preplan: null, lone })),
]

/** Returns the group of a truck; trucks with a common order are in the same group. */
function groups(trucks: readonly Truck[]): (truck: Truck) => string {
  const parent = new Map<string, string>()
  const rootOf = (order: string): string => {
    let root = order
    for (let above = parent.get(root); above !== undefined && above !== root; above = parent.get(root)) root = above
    parent.set(order, root)
    return root
  }
  for (const { orders } of trucks) for (const order of orders) parent.set(rootOf(order), rootOf(orders[0]!))
  return ({ orders }) => rootOf(orders[0]!)
}

function planOf(base: Plan, trucks: readonly Truck[]): Plan {
  const preplans = trucks.flatMap(({ preplan }) => preplan ?? [])
  const alone = trucks.flatMap(({ lone }) => lone ?? [])
  const all = [...preplans, ...alone]
  const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0)
  return {
    ...base,
    preplans: preplans.sort((a, b) => b.savings - a.savings || (a.id < b.id ? -1 : 1)),
    alone,
    cost: sum(all, ({ cost }) => cost),
    baseline: sum(preplans, ({ baseline }) => baseline) + sum(alone, ({ cost }) => cost),
    miles: sum(all, ({ miles }) => miles),
    trucks: all.length,
  }
}
