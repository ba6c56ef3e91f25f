import { documentAdded, documentRemoved } from '@lanewise/contract/documents'
import { orderChanged } from '@lanewise/contract/orders'
import { onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { type DueRecord, requestChecks } from './checks/due-checks.queries.ts'

const check = (ctx: Context, entity: DueRecord['entity'], entityId: string) =>
  requestChecks(ctx, [{ entity, entityId }], ctx.now)

const checkShipment = async (ctx: Context, shipmentId: string | null) => {
  if (shipmentId) await check(ctx, 'shipment', shipmentId)
}

/** Every event of a record may cause an exception or end one. */
export const reactions = [
  reaction('exceptions.order-changed', orderChanged, (ctx, { id }) => check(ctx, 'order', id)),
  reaction('exceptions.shipment-changed', shipmentChanged, (ctx, { id }) => check(ctx, 'shipment', id)),
  reaction('exceptions.on-time-changed', onTimeChanged, (ctx, { id }) => check(ctx, 'shipment', id)),
  reaction('exceptions.document-added', documentAdded, (ctx, { shipmentId }) => checkShipment(ctx, shipmentId)),
  reaction('exceptions.document-removed', documentRemoved, (ctx, { shipmentId }) => checkShipment(ctx, shipmentId)),
]
