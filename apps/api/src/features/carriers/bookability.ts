import { bookingObstacle, bookingWarning } from '@lanewise/domain/booking/carrier-obstacle'
import type { Certificate } from '@lanewise/domain/carriers/certificate'
import type { Context } from '#platform/context.ts'
import { findCarriersByIds } from './carriers.queries.ts'
import { insuranceCheck } from './change-carrier.ts'
import { certificatesOf } from './records.queries.ts'

export type Bookability = { bookingObstacle: string | null; bookingWarning: string | null }

/**
 * Reasons against booking each of these carriers now. When a carrier is refused, its other reasons are left out.
 * (DEF-106)
 */
export async function bookabilityOf(
  ctx: Context,
  carrierIds: readonly string[],
): Promise<ReadonlyMap<string, Bookability>> {
  const ids = [...new Set(carrierIds)]
  if (ids.length === 0) return new Map()
  const certificates = await certificatesOf(ctx.db, ids)
  const check = await insuranceCheck(ctx)
  return new Map(
    (await findCarriersByIds(ctx.db, ids)).map((carrier) => {
      const own = certificates.filter(({ carrierId }) => carrierId === carrier.id) as Certificate[]
      const obstacle = bookingObstacle(carrier, own, check.today)?.message ?? null
      return [carrier.id, { bookingObstacle: obstacle, bookingWarning: obstacle ? null : bookingWarning(own, check) }]
    }),
  )
}

export const nothingAgainst: Bookability = { bookingObstacle: null, bookingWarning: null }
