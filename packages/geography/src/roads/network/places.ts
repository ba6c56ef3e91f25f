import { readFileSync } from 'node:fs'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { findState } from '@lanewise/domain/places/states'
import { findCity } from '#places/cities.ts'

/** Point of a city written as in the corridors: "Chicago IL", "Montreal QC", "Monterrey MX-NL". */
export function cityPoint(place: string): Point | undefined {
  const [, city = '', mexican, state = ''] = /^(.+) (MX-)?([A-Z]+)$/.exec(place) ?? []
  const match = findCity(mexican ? 'MX' : findState('US', state) ? 'US' : 'CA', state, city)
  return match && { latitude: match.latitude, longitude: match.longitude }
}

/** Parses the points of a file, with lines like "Marathon ON: 48.7190, -86.3770". */
export function readPoints(text: string): Map<string, Point> {
  return new Map(linesOf(text).map(readPoint))
}

function readPoint(line: string): [string, Point] {
  const [place = '', latitude, longitude, ...more] = line.split(/: |, /)
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!Number.isFinite(point.latitude + point.longitude) || more.length > 0) {
    throw new Error(`This point cannot be read: ${line}`)
  }
  return [place, point]
}

/** Lines of a file without empty lines and comments. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line && !line.startsWith('#'))

export const roadFile = (name: string): string =>
  readFileSync(new URL(`../../../data/roads/${name}.txt`, import.meta.url), 'utf8')
