import { decodeLine, type LinePoint } from '@lanewise/domain/mileage/polyline'
import { linesOf, roadFile } from './places.ts'

let lines: Map<string, string> | undefined

/**
 * The bends of the road from one place to a neighbouring one, in its direction; none where no drawn road runs along it.
 * They are for the eye: miles are known without them.
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
