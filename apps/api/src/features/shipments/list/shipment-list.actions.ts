import { rowOfShipment, shipmentExportHeader } from '@lanewise/domain/shipments/shipment-row'
import { seesDrafts } from '@lanewise/domain/shipments/visibility'
import type { Context, Work } from '#platform/context.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { conditionsOf, type ShipmentFilter, type ShipmentFilterContext } from './shipment-filter.ts'
import { listedColumns, shipmentList } from './shipment-list.queries.ts'
import { shipmentSummary } from './shipment-list.view.ts'

export const findShipments = async (ctx: Context, query: ShipmentFilter & Page) =>
  listAnswer(await shipmentList.find(ctx.db, { ...query, ...withContext(ctx, query) }), (rows) =>
    rows.map(shipmentSummary),
  )

export const exportShipments = (work: Work, filter: ShipmentFilter) =>
  exportList(work, {
    fileName: 'shipments.csv',
    header: shipmentExportHeader,
    read: async (ctx, at) => {
      const { rows, next } = await shipmentList.read(ctx.db, { ...withContext(ctx, filter), ...at })
      return { rows: rows.map((row) => rowOfShipment(shipmentSummary(row))), next }
    },
  })

const withContext = ({ user, now }: Context, filter: ShipmentFilter): ShipmentFilterContext => ({
  ...filter,
  seesDrafts: seesDrafts(user),
  timeZone: user.timeZone,
  now,
})

/** Parts of the shipment list for lists of other features. */
export const listedShipments = { columns: listedColumns, conditionsOf, summaryOf: shipmentSummary }
