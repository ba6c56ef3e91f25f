import { isRoadKind, type RoadKind } from './kinds.ts'
import { linesOf } from './places.ts'

/** A piece of road between two neighboring places, with its miles when known. */
export type Stretch = { road: string; kind: RoadKind; from: string; to: string; miles?: number }

/** Parses the stretches of a corridors file; data/roads/README.md describes the format. */
export function readCorridors(text: string): Stretch[] {
  return linesOf(text).flatMap(readCorridor)
}

function readCorridor(line: string): Stretch[] {
  const [, road = '', word, list = ''] = /^([^:(]+?)(?: \((\w+)\))?: (.+)$/.exec(line) ?? refuse(line)
  const kind = word ?? (road.startsWith('I-') ? 'motorway' : 'road')
  if (!isRoadKind(kind)) refuse(line)
  const stretches: Stretch[] = []
  let before: Stop | undefined
  let beyondLines = 0
  for (const item of list.split('|')) {
    const [, end, start] = /^=(\d+)\/(\d+)$/.exec(item) ?? []
    if (start) {
      beyondLines += Math.abs(Number(end) - (before?.marker ?? refuse(line)))
      before = { place: before?.place ?? '', marker: Number(start) }
      continue
    }
    const stop = readStop(item) ?? refuse(line)
    if (before)
      stretches.push({ road, kind, from: before.place, to: stop.place, ...milesBetween(before, stop, beyondLines) })
    before = stop
    beyondLines = 0
  }
  return stretches
}

type Stop = { place: string; marker?: number; miles?: number }

/** Parses "38 Oceanside CA@54": miles from the previous place, place, mile marker; the numbers are optional. */
function readStop(item: string): Stop | undefined {
  const [, miles, place, marker] = /^(?:([\d.]+) )?([^\d@][^@]*?)(?:@(-?\d+))?$/.exec(item) ?? []
  if (!place) return
  return { place, ...(miles && { miles: Number(miles) }), ...(marker && { marker: Number(marker) }) }
}

function milesBetween(before: Stop, stop: Stop, beyondLines: number): { miles?: number } {
  if (stop.miles !== undefined) return { miles: stop.miles }
  if (before.marker === undefined || stop.marker === undefined) return {}
  return { miles: beyondLines + Math.abs(stop.marker - before.marker) }
}

function refuse(line: string): never {
  throw new Error(`This corridor cannot be read: ${line}`)
}
