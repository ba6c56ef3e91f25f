import { bookingObstacle } from '@lanewise/domain/booking/carrier-obstacle'
import type { Certificate } from '@lanewise/domain/carriers/certificate'
import { carrierOf, certificatesOf } from '#features/carriers/index.ts'
import { type Context, todayOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'

/**
 * Reason why a carrier cannot be booked or tendered to now, as a sentence. Null when nothing prevents it. (CARRIER-3,
 * CARRIER-4, DEF-106)
 */
export async function carrierObstacle(ctx: Context, carrierId: string): Promise<string | null> {
  const carrier = (await carrierOf(ctx.db, carrierId)) ?? refuse.notFound('carrier')
  const certificates = (await certificatesOf(ctx.db, [carrierId])) as Certificate[]
  return bookingObstacle(carrier, certificates, todayOf(ctx))?.message ?? null
}

export async function refuseCarrier(ctx: Context, carrierId: string) {
  const obstacle = await carrierObstacle(ctx, carrierId)
  if (obstacle) refuse.conflict(obstacle)
}
