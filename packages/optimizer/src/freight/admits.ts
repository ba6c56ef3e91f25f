import { limitsOfRow } from '#freight/limits-of-row.ts'
import type { Admits } from '#insertion/freight-insertion.ts'
import type { Freight, Model } from '#model/model.ts'
import { collectOf, type Routes, refresh } from '#search/routes.ts'

/** Tries an insertion in the trial row and checks the limits that need the whole route. */
export function admitsOf(model: Model, freight: Freight, routes: Routes): Admits {
  const { keeps, isFree } = limitsOfRow(model, freight, routes, 'hard')
  if (isFree) return () => true
  return (choice, row, collect, deliver) => {
    copyWith(routes, row, { choice, collect, deliver })
    refresh(model, routes, routes.trial)
    return keeps(routes.trial)
  }
}

type Insertion = { choice: number; collect: number; deliver: number }

function copyWith({ unit, stride, length, trial }: Routes, row: number, { choice, collect, deliver }: Insertion): void {
  const from = row * stride
  let to = trial * stride
  for (let at = 0; at <= length[row]!; at += 1) {
    if (at > 0) {
      to += 1
      unit[to] = unit[from + at]!
    }
    if (at === collect) {
      to += 1
      unit[to] = collectOf(choice)
    }
    if (at === deliver) {
      to += 1
      unit[to] = collectOf(choice) + 1
    }
  }
  length[trial] = to - trial * stride
}
