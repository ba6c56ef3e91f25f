import type { Visit } from '#check/visits.ts'
import type { Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'

/**
 * Each stop of each order must be served exactly once, in the order's own sequence, at its place, with its own work.
 */
export function sequenceFaults({ orders }: Problem, preplan: Preplan, visits: readonly Visit[]): string[] {
  const served = new Map<string, string[]>()
  for (const { serves } of preplan.stops)
    for (const { orderId, stopId } of serves) served.set(orderId, [...(served.get(orderId) ?? []), stopId])
  const wanted = new Map(orders.map(({ id, stops }) => [id, stops.map((stop) => stop.id)]))
  const onBoard = new Set([...preplan.orderIds, ...served.keys()])
  return [
    ...(preplan.orderIds.length < 2 ? [`it carries ${preplan.orderIds.length} orders, which is no consolidation`] : []),
    ...[...onBoard].flatMap((id) => orderFaults(id, preplan, wanted.get(id), served.get(id) ?? [])),
    ...placeFaults(preplan, visits),
  ]
}

function orderFaults(
  id: string,
  { orderIds }: Preplan,
  wanted: readonly string[] | undefined,
  served: readonly string[],
): string[] {
  if (!orderIds.includes(id)) return [`it serves order ${id}, which it does not carry`]
  if (!wanted) return []
  if (wanted.join() === served.join()) return []
  const isSame = wanted.toSorted().join() === served.toSorted().join()
  return [
    isSame
      ? `it serves the stops of order ${id} out of their sequence`
      : `it serves ${served.length} of the ${wanted.length} stops of order ${id}, or some twice`,
  ]
}

function placeFaults({ stops }: Preplan, visits: readonly Visit[]): string[] {
  const stopOf = new Map(visits.map(({ order, stop }) => [`${order.id}/${stop.id}`, stop]))
  return stops.flatMap(({ place, type, serves }, index) => [
    ...serves.flatMap(({ orderId, stopId }) => {
      const stop = stopOf.get(`${orderId}/${stopId}`)
      return stop && (stop.place !== place || stop.type !== type)
        ? [`stop ${index + 1} is not where order ${orderId} has its stop ${stopId}`]
        : []
    }),
    ...(index > 0 && stops[index - 1]!.place === place && stops[index - 1]!.type === type
      ? [`stop ${index + 1} is the stop before it`]
      : []),
  ])
}
