import { noLimits, type PlanStop, type Prices, type Problem } from '@lanewise/optimizer/problem'
import type { Instance, Task } from '#optimizer/classic/instance.ts'

/** Converts a Li and Lim problem to the optimizer's format: one capacity, and one minute per mile. */
export function classicProblem({ capacity, tasks }: Instance): Problem {
  const miles = distances(tasks)
  const [depot] = tasks
  const orders = tasks.flatMap((task, index): Problem['orders'] => {
    if (task.delivery === 0) return []
    const delivers = tasks[task.delivery]
    if (!delivers) throw new Error(`Task ${index} is delivered by nobody`)
    return [
      {
        id: String(index),
        stops: [stopOf(task, index, 'Pickup'), stopOf(delivers, task.delivery, 'Dropoff')],
        equipmentMode: 1,
        baselineCost: null,
        hazardClasses: [],
        temperature: null,
        isTeam: false,
        isJustInTime: false,
        isBlind: false,
        exclusiveBecause: [],
      },
    ]
  })
  return {
    places: tasks.map(({ x, y }) => ({ latitude: y, longitude: x })),
    miles,
    minutes: miles,
    orders,
    limits: { ...noLimits, maxWeight: capacity },
    strategy: 'Cost',
    prices: noPrices,
    depot: { place: 0, opens: depot?.opens ?? 0, closes: depot?.closes ?? 0 },
  }
}

function stopOf({ demand, opens, closes, service }: Task, index: number, type: PlanStop['type']): PlanStop {
  return {
    id: String(index),
    type,
    place: index,
    opens,
    closes,
    appointment: null,
    serviceMinutes: service,
    weight: Math.abs(demand),
    volume: 0,
    pallets: 0,
    linearFeet: 0,
  }
}

function distances(tasks: readonly Task[]): Float64Array {
  const made = new Float64Array(tasks.length ** 2)
  tasks.forEach((from, row) => {
    tasks.forEach((to, column) => {
      made[row * tasks.length + column] = Math.hypot(from.x - to.x, from.y - to.y)
    })
  })
  return made
}

const noPrices: Prices = {
  perMile: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
  minimum: 0,
  teamShare: 0,
  firstExtraStop: 0,
  furtherStop: 0,
  outOfRouteMile: 0,
  slippedDay: 0,
  lanes: [],
}
