import type { Point } from '@lanewise/domain/mileage/routing-engine'

/** The path and the query of one call. */
export type OsrmCall = { path: string; query: string }

/** The whole line with six decimals, without turns. */
export const toOsrmRoute = (stops: readonly Point[]): OsrmCall => ({
  path: `/route/v1/driving/${coordinates(stops)}`,
  query: 'overview=full&geometries=polyline6',
})

/** All points stand in the path, those to start from first; the query says which are which. */
export const toOsrmTable = (from: readonly Point[], to: readonly Point[]): OsrmCall => ({
  path: `/table/v1/driving/${coordinates([...from, ...to])}`,
  query: `annotations=distance&sources=${indexes(0, from.length)}&destinations=${indexes(from.length, to.length)}`,
})

const coordinates = (points: readonly Point[]) =>
  points.map(({ longitude, latitude }) => `${degrees(longitude)},${degrees(latitude)}`).join(';')

/** A millionth of a degree is a few inches; short numbers keep the address short. */
const degrees = (value: number) => Number(value.toFixed(6))

const indexes = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index).join(';')
