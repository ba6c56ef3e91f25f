import type { Point } from '@lanewise/domain/mileage/routing-engine'

export type OsrmCall = { path: string; query: string }

/** Requests the whole line with six decimals and no turn-by-turn steps. */
export const toOsrmRoute = (stops: readonly Point[]): OsrmCall => ({
  path: `/route/v1/driving/${coordinates(stops)}`,
  query: 'overview=full&geometries=polyline6',
})

/** All points are in the path, sources first. The query says which are sources and which are destinations. */
export const toOsrmTable = (from: readonly Point[], to: readonly Point[]): OsrmCall => ({
  path: `/table/v1/driving/${coordinates([...from, ...to])}`,
  query: `annotations=distance&sources=${indexes(0, from.length)}&destinations=${indexes(from.length, to.length)}`,
})

const coordinates = (points: readonly Point[]) =>
  points.map(({ longitude, latitude }) => `${degrees(longitude)},${degrees(latitude)}`).join(';')

/** Six decimals are accurate to a few inches and keep the URL short. */
const degrees = (value: number) => Number(value.toFixed(6))

const indexes = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index).join(';')
