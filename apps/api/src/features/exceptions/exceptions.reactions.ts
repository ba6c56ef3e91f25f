import { documentAdded, documentRemoved } from '@lanewise/contract/documents'
import { orderChanged } from '@lanewise/contract/orders'
import { onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { askForLooks, type Turn } from './look/turns.queries.ts'

const look = (ctx: Context, entity: Turn['entity'], entityId: string) =>
  askForLooks(ctx, [{ entity, entityId }], ctx.now)

/** Whatever happens to a record may bring a cause or take it away. */
export const reactions = [
  reaction('exceptions.order-changed', orderChanged, (ctx, { id }) => look(ctx, 'order', id)),
  reaction('exceptions.shipment-changed', shipmentChanged, (ctx, { id }) => look(ctx, 'shipment', id)),
  reaction('exceptions.on-time-changed', onTimeChanged, (ctx, { id }) => look(ctx, 'shipment', id)),
  reaction('exceptions.document-added', documentAdded, (ctx, { shipmentId }) => look(ctx, 'shipment', shipmentId)),
  reaction('exceptions.document-removed', documentRemoved, (ctx, { shipmentId }) => look(ctx, 'shipment', shipmentId)),
]
