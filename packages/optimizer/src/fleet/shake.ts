import { copyWithout } from '#fleet/scratch.ts'
import { type Inserter, probeFor } from '#insertion/insertion.ts'
import type { Model } from '#model/model.ts'
import type { Editor } from '#search/edit.ts'
import type { Random } from '#search/random.ts'
import { choiceOf, type Routes } from '#search/routes.ts'

type Parts = {
  model: Model
  routes: Routes
  editor: Editor
  sampler: Inserter
  random: Random
  price(row: number): number
}

/** Moves orders at random within all limits: one to another route, or two swapped. */
export function shakerOf(parts: Parts) {
  const { model, routes, editor, sampler, random } = parts
  const { rowOf, length, stride, unit, scratch } = routes
  const probe = probeFor(0)
  const back = probeFor(0)
  const choicesOf = (order: number, row: number, into: typeof probe) => {
    into.row = -1
    into.cost = Number.POSITIVE_INFINITY
    for (let choice = model.firstChoice[order]!; choice < model.firstChoice[order + 1]!; choice += 1)
      sampler(choice, row, into)
    return into.row >= 0
  }
  const relocate = (order: number) => {
    const from = rowOf[order]!
    const to = Math.floor(random() * routes.count)
    if (length[from] === 2 || length[to]! + 2 > routes.most) return
    if (from === to) copyWithout(parts, from, order, -1)
    if (!choicesOf(order, from === to ? scratch : to, probe)) return
    editor.remove(order)
    editor.insert(probe.choice, to, probe.collect, probe.deliver)
  }
  const exchange = (order: number, other: number) => {
    const [here, there] = [rowOf[order]!, rowOf[other]!]
    if (here === there) return
    copyWithout(parts, here, order, -1)
    if (!choicesOf(other, scratch, probe)) return
    copyWithout(parts, there, other, -1)
    if (!choicesOf(order, scratch, back)) return
    editor.remove(order)
    editor.remove(other)
    editor.insert(probe.choice, here, probe.collect, probe.deliver)
    editor.insert(back.choice, there, back.collect, back.deliver)
  }
  const anyPlanned = () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const order = Math.floor(random() * model.orders)
      if (rowOf[order]! >= 0) return order
    }
    return model.orderOf[choiceOf(unit[stride * Math.floor(random() * routes.count) + 1]!)]!
  }
  return (moves: number) => {
    for (let move = 0; move < moves; move += 1)
      if (random() < 0.5) relocate(anyPlanned())
      else exchange(anyPlanned(), anyPlanned())
  }
}
