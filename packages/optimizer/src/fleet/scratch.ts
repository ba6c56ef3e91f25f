import type { Model } from '#model/model.ts'
import { choiceOf, type Routes, refresh } from '#search/routes.ts'

type Parts = { model: Model; routes: Routes; price(row: number): number }

/** Copies a row to the scratch row without one or two of its orders (-1 for none), and updates its times and loads. */
export function copyWithout({ model, routes, price }: Parts, row: number, one: number, other: number): void {
  const { unit, stride, length, scratch } = routes
  const from = row * stride
  let to = scratch * stride
  for (let at = from + 1; at <= from + length[row]!; at += 1) {
    const order = model.orderOf[choiceOf(unit[at]!)]!
    if (order === one || order === other) continue
    to += 1
    unit[to] = unit[at]!
  }
  length[scratch] = to - scratch * stride
  refresh(model, routes, scratch)
  price(scratch)
}
