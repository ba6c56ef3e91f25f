import { decodeLine, type LinePoint } from '@lanewise/domain/mileage/polyline'
import { linesOf, roadFile } from './places.ts'

let lines: Map<string, string> | undefined

/**
 * Bends of the road from a place to a neighboring one, in that direction; empty when no drawn road runs along it. They
 * are for display only: miles do not depend on them.
 */
export function bendsBetween(from: string, to: string): LinePoint[] {
  lines ??= readBends(roadFile('bends'))
  const there = lines.get(`${from}|${to}`)
  if (there !== undefined) return decodeLine(there)
  const back = lines.get(`${to}|${from}`)
  return back === undefined ? [] : decodeLine(back).reverse()
}

export const readBends = (text: string): Map<string, string> =>
  new Map(
    linesOf(text).map((line): [string, string] => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
