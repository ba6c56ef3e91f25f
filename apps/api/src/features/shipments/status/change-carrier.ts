import { formatMoney } from '@lanewise/domain/shared/format'
import type { ShipmentDeps } from '#features/shipments/deps.ts'
import type { Changes, Context } from '#platform/context.ts'
import type { ShipmentColumns, ShipmentRow } from '../shipments.queries.ts'
import { notifyCarrier } from './cancel-shipment.ts'

/** What the former carrier reported about itself. None of it holds for the next one. */
const formerTruck = {
  driverName: null,
  driverPhone: null,
  truckNumber: null,
  trailerNumber: null,
  proNumber: null,
  pickupNumber: null,
  bookingReference: null,
} as const satisfies ShipmentColumns

type Next = { carrierName: string; total: number }

/**
 * Cancels the booking of a shipment with its carrier, which is told like at the cancellation of the shipment. The
 * shipment keeps its number for the next carrier.
 */
export async function leaveCarrier(
  ctx: Context,
  deps: Pick<ShipmentDeps, 'cancelAtCarrier'>,
  shipment: ShipmentRow,
  { reason, next }: { reason: string; next: Next },
): Promise<{ columns: ShipmentColumns; changes: Changes }> {
  await notifyCarrier(ctx, deps, { ...shipment, voidReason: reason })
  return {
    columns: formerTruck,
    changes: {
      carrier: [shipment.carrierName, next.carrierName],
      totalCharge: [formatMoney(shipment.totalCents), formatMoney(next.total)],
      changeReason: [null, reason],
    },
  }
}
