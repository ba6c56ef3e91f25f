import type { Inserter, Noise } from '#insertion/insertion.ts'
import type { Model } from '#model/model.ts'
import { collectOf, type Routes } from '#search/routes.ts'

/** Like the classic inserter, but with random noise, so that every feasible position is evaluated. */
export function sampledInserter(model: Model, routes: Routes, noise: Noise): Inserter {
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
    const dClose = closes[d]!
    const dOpen = opens[d]!
    const dTakes = takes[d]!
    const room = capacity - adds[p]!
    const first = row * stride
    const last = first + length[row]!
    const offer = (collect: number, deliver: number, cost: number) => {
      const ranked = cost + noise()
      if (ranked >= probe.cost) return
      probe.cost = ranked
      probe.row = row
      probe.choice = choice
      probe.collect = collect - first
      probe.deliver = deliver - first
    }
    for (let i = first; i <= last; i += 1) {
      const u = unit[i]!
      const uRow = rowOut[u]!
      let begin = start[i]! + takes[u]! + minutes[uRow + pIn]!
      if (begin > closes[p]!) return
      if (load[i]! > room) continue
      if (begin < opens[p]!) begin = opens[p]!
      const leaves = begin + takes[p]!
      let there = leaves + minutes[pRow + dIn]!
      if (there > dClose) continue
      if (there < dOpen) there = dOpen
      const vIn = placeIn[unit[i + 1]!]!
      const toCollect = miles[uRow + pIn]! - miles[uRow + vIn]!
      if (there + dTakes + minutes[dRow + vIn]! <= latest[i + 1]!)
        offer(i, i, toCollect + miles[pRow + dIn]! + miles[dRow + vIn]!)
      let clock = leaves + minutes[pRow + vIn]!
      for (let j = i + 1; j <= last && clock <= latest[j]!; j += 1) {
        if (load[j]! > room) break
        const w = unit[j]!
        if (clock < opens[w]!) clock = opens[w]!
        const wRow = rowOut[w]!
        clock += takes[w]!
        let at = clock + minutes[wRow + dIn]!
        if (at > dClose) break
        if (at < dOpen) at = dOpen
        const xIn = placeIn[unit[j + 1]!]!
        if (at + dTakes + minutes[dRow + xIn]! <= latest[j + 1]!)
          offer(i, j, toCollect + miles[pRow + vIn]! + miles[wRow + dIn]! + miles[dRow + xIn]! - miles[wRow + xIn]!)
        clock += minutes[wRow + xIn]!
      }
    }
  }
}
