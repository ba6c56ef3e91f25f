import type { Consolidation } from '@lanewise/contract/consolidation'
import { baseRefusal } from '@lanewise/domain/consolidation/candidate'
import { isVisible } from '@lanewise/domain/shipments/visibility'
import { findOrder, listedOrders } from '#features/orders/index.ts'
import type { Context } from '#platform/context.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import {
  type CandidateFilter,
  candidateList,
  loadedOn,
  type ShipmentOfOrder,
  shipmentsOf,
  summariesOf,
} from './consolidation.queries.ts'
import { consolidated } from './load/read-load.ts'

export async function getConsolidation(ctx: Context, orderNumber: string): Promise<Consolidation> {
  const base = (await findOrder(ctx.db, orderNumber)) ?? refuse.notFound('order')
  const shipments = await shipmentsOf(ctx.db, [base.id])
  const [shipment] = shipments
  const seesDrafts = ctx.user.permissions.includes('ViewDraftShipment')
  const [summary] = await summariesOf(ctx.db, [base.id], seesDrafts)
  if (!summary) return refuse.notFound('order')
  const on = shipment ? await loadedOn(ctx.db, shipment.id) : { orderNumbers: [], stopIds: [] }
  return {
    base: listedOrders.summaryOf(summary),
    refusal: baseRefusal(consolidated(base, shipments)),
    shipment: shipment ? shipmentView(ctx, shipment) : null,
    // Order numbers on the shipment, the base order first.
    orderNumbers: [...new Set([orderNumber, ...on.orderNumbers])],
    stopIds: on.stopIds,
  }
}

const shipmentView = ({ user }: Context, shipment: ShipmentOfOrder) => ({
  id: shipment.id,
  shipmentNumber: isVisible(user, shipment) ? shipment.shipmentNumber : null,
  shipmentStatus: shipment.status,
  version: shipment.version,
})

type CandidateQuery = Omit<CandidateFilter, 'baseId' | 'equipmentMode'> & Page & { baseOrderNumber: string }

export async function findCandidates({ db }: Context, { baseOrderNumber, ...filter }: CandidateQuery) {
  const { id: baseId, equipmentMode } = (await findOrder(db, baseOrderNumber)) ?? refuse.notFound('order')
  return listAnswer(await candidateList.find(db, { ...filter, baseId, equipmentMode }), (rows) =>
    rows.map(listedOrders.summaryOf),
  )
}
