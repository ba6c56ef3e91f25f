import type { Inserter } from '#insertion/insertion.ts'
import type { Model } from '#model/model.ts'
import { collectOf, type Routes } from '#search/routes.ts'

/**
 * Insertion for the classic problem, which has only one capacity, time windows and miles. Two early exits rely on the
 * triangle inequality, which holds for straight lines but not for roads.
 */
export function classicInserter(model: Model, routes: Routes): Inserter {
  const { miles, minutes, rowOut, placeIn, opens, closes, takes } = model
  const { unit, start, latest, stride, length } = routes
  const load = routes.load[0]!
  const adds = model.adds[0]!
  const capacity = model.capacity[0]!
  return (choice, row, probe) => {
    const p = collectOf(choice)
    const d = p + 1
    const pRow = rowOut[p]!
    const dRow = rowOut[d]!
    const pIn = placeIn[p]!
    const dIn = placeIn[d]!
    const pOpen = opens[p]!
    const pClose = closes[p]!
    const pTakes = takes[p]!
    const dOpen = opens[d]!
    const dClose = closes[d]!
    const dTakes = takes[d]!
    const room = capacity - adds[p]!
    const direct = miles[pRow + dIn]!
    const directMinutes = minutes[pRow + dIn]!
    const first = row * stride
    const last = first + length[row]!
    let best = probe.cost
    let bestI = -1
    let bestJ = -1
    for (let i = first; i <= last; i += 1) {
      const u = unit[i]!
      const uRow = rowOut[u]!
      let begin = start[i]! + takes[u]! + minutes[uRow + pIn]!
      if (begin > pClose) break
      if (load[i]! > room) continue
      if (begin < pOpen) begin = pOpen
      const leaves = begin + pTakes
      let there = leaves + directMinutes
      if (there > dClose) continue
      const vIn = placeIn[unit[i + 1]!]!
      const limit = latest[i + 1]!
      const toCollect = miles[uRow + pIn]! - miles[uRow + vIn]!
      const near = toCollect + direct + miles[dRow + vIn]!
      if (near < best) {
        if (there < dOpen) there = dOpen
        if (there + dTakes + minutes[dRow + vIn]! <= limit) {
          best = near
          bestI = i
          bestJ = i
        }
      }
      const detour = toCollect + miles[pRow + vIn]!
      if (detour >= best) continue
      let clock = leaves + minutes[pRow + vIn]!
      for (let j = i + 1; j <= last && clock <= latest[j]!; j += 1) {
        if (load[j]! > room) break
        const w = unit[j]!
        const wOpen = opens[w]!
        if (clock < wOpen) clock = wOpen
        const wRow = rowOut[w]!
        clock += takes[w]!
        let at = clock + minutes[wRow + dIn]!
        if (at > dClose) break
        const xIn = placeIn[unit[j + 1]!]!
        const cost = detour + miles[wRow + dIn]! + miles[dRow + xIn]! - miles[wRow + xIn]!
        if (cost < best) {
          if (at < dOpen) at = dOpen
          if (at + dTakes + minutes[dRow + xIn]! <= latest[j + 1]!) {
            best = cost
            bestI = i
            bestJ = j
          }
        }
        clock += minutes[wRow + xIn]!
      }
    }
    if (bestI < 0) return
    probe.cost = best
    probe.row = row
    probe.choice = choice
    probe.collect = bestI - first
    probe.deliver = bestJ - first
  }
}
