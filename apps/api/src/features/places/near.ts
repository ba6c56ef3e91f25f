import { boxAround, earthRadius } from '@lanewise/domain/mileage/great-circle'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { type RawBuilder, sql } from 'kysely'

type Column = RawBuilder<unknown>
type Columns = { latitude: Column; longitude: Column }

/** Bounding box of a circle: a cheap comparison that can use an index. */
export function inBox({ latitude, longitude }: Columns, centre: Point, miles: number) {
  const { south, north, west, east } = boxAround(centre, miles)
  return sql<boolean>`(${latitude} between ${south} and ${north} and ${longitude} between ${west} and ${east})`
}

/**
 * The circle itself, computed like `greatCircleMiles`. It is evaluated only for the few rows inside the bounding box.
 */
export function inCircle({ latitude, longitude }: Columns, centre: Point, miles: number) {
  const across = sql`power(sin(radians(${latitude} - ${centre.latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(${centre.latitude}))
    * power(sin(radians(${longitude} - ${centre.longitude}) / 2), 2)`
  return sql<boolean>`${2 * earthRadius} * asin(least(1, sqrt(${across}))) <= ${miles}`
}
