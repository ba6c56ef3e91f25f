import type { Consolidation } from '@lanewise/contract/consolidation'
import { baseRefusal } from '@lanewise/domain/consolidation/candidate'
import { findOrder, findOrdersByIds, orderSummary } from '#features/orders/index.ts'
import { activeOrderIds, isVisible, stopIdsInOrder } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { listAnswer } from '#platform/list/answer.ts'
import type { Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import {
  type CandidateFilter,
  candidateList,
  type ShipmentOfOrder,
  shipmentsOf,
  summariesOf,
} from './consolidation.queries.ts'
import { consolidated } from './load/read-load.ts'

/** CONSOL-1 */
export async function getConsolidation(ctx: Context, orderNumber: string): Promise<Consolidation> {
  const base = (await findOrder(ctx.db, orderNumber)) ?? refuse.notFound('order')
  const shipments = await shipmentsOf(ctx.db, [base.id])
  const [shipment] = shipments
  const seesDrafts = ctx.user.permissions.includes('ViewDraftShipment')
  const [summary] = await summariesOf(ctx.db, [base.id], seesDrafts)
  if (!summary) return refuse.notFound('order')
  return {
    base: orderSummary(summary),
    refusal: baseRefusal(consolidated(base, shipments)),
    shipment: shipment ? shipmentView(ctx, shipment) : null,
    orderNumbers: shipment ? await numbersOn(ctx, shipment, orderNumber) : [orderNumber],
    stopIds: shipment ? await stopIdsInOrder(ctx.db, shipment.id) : [],
  }
}

const shipmentView = ({ user }: Context, shipment: ShipmentOfOrder) => ({
  id: shipment.id,
  shipmentNumber: isVisible(user, shipment) ? shipment.shipmentNumber : null,
  shipmentStatus: shipment.status,
  version: shipment.version,
})

/** The base order first. */
async function numbersOn({ db }: Context, { id }: ShipmentOfOrder, base: string): Promise<string[]> {
  const orders = await findOrdersByIds(db, await activeOrderIds(db, id))
  return [...new Set([base, ...orders.map(({ orderNumber }) => orderNumber)])]
}

type AskedCandidates = Omit<CandidateFilter, 'baseId' | 'equipmentMode'> & Page & { baseOrderNumber: string }

/** CONSOL-2 */
export async function findCandidates({ db }: Context, { baseOrderNumber, ...asked }: AskedCandidates) {
  const { id: baseId, equipmentMode } = (await findOrder(db, baseOrderNumber)) ?? refuse.notFound('order')
  return listAnswer(await candidateList.find(db, { ...asked, baseId, equipmentMode }), (rows) => rows.map(orderSummary))
}
