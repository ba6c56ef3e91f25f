import type { Plan } from '@lanewise/optimizer/plan'
import type { Instance, Task } from '#optimizer/classic/instance.ts'

/** What is wrong with a plan of a classic problem, judged by the file alone; and the distance that it really has. */
export function checkClassic({ tasks, capacity }: Instance, plan: Plan): { faults: string[]; distance: number } {
  const faults: string[] = plan.impossible.map((order) => `${order} is not planned`)
  const seen = new Set<number>()
  let distance = 0
  for (const route of routesOf(tasks, plan)) {
    const { late, over, miles } = driven(tasks, capacity, route)
    distance += miles
    if (late) faults.push(`${route.join(' ')} is late`)
    if (over) faults.push(`${route.join(' ')} is too heavy`)
    for (const task of route) if (seen.has(task)) faults.push(`${task} is served twice`)
    for (const [at, task] of route.entries()) {
      seen.add(task)
      const { delivery = 0 } = tasks[task] ?? {}
      if (delivery > 0 && route.indexOf(delivery) < at) faults.push(`${task} is not delivered after it`)
    }
  }
  for (let task = 1; task < tasks.length; task += 1) if (!seen.has(task)) faults.push(`${task} is not served`)
  if (Math.abs(distance - plan.miles) > 0.001) faults.push(`drives ${distance}, says ${plan.miles}`)
  return { faults, distance }
}

function routesOf(tasks: readonly Task[], { preplans, alone }: Plan): number[][] {
  return [
    ...preplans.map(({ stops }) => stops.flatMap(({ serves }) => serves.map(({ stopId }) => Number(stopId)))),
    ...alone.map(({ orderId }) => [Number(orderId), tasks[Number(orderId)]?.delivery ?? 0]),
  ]
}

function driven(tasks: readonly Task[], capacity: number, route: readonly number[]) {
  const [depot] = tasks
  let [last, clock, load, miles, late, over] = [depot, depot?.opens ?? 0, 0, 0, false, false]
  for (const index of [...route, 0]) {
    const task = tasks[index]
    if (!task || !last) throw new Error(`There is no task ${index}`)
    const way = Math.hypot(task.x - last.x, task.y - last.y)
    miles += way
    clock = Math.max(clock + way, task.opens)
    if (clock > task.closes + 1e-6) late = true
    clock += task.service
    load += task.demand
    if (load > capacity) over = true
    last = task
  }
  return { late, over, miles }
}
