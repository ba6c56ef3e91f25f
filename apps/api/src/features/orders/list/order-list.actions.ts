import { orderExportHeader, rowOfOrder } from '@lanewise/domain/orders/order-row'
import type { Context, Work } from '#platform/context.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import type { OrderFilter, ScopedFilter } from './order-filter.ts'
import { listedOrders as listedQuery, locationIdsOfCompany, nextPickupFirst, orderList } from './order-list.queries.ts'
import { orderSummary } from './order-list.view.ts'

export const findFilteredOrders = async (ctx: Context, query: OrderFilter & Page) =>
  listAnswer(await orderList.find(ctx.db, { ...query, ...(await scopedFilter(ctx, query)) }), (rows) =>
    rows.map(orderSummary),
  )

/** Times use the time zone of each stop. The creation time uses the company's time zone. */
export const exportOrders = (work: Work, filter: OrderFilter) =>
  exportList(work, {
    fileName: 'orders.csv',
    header: orderExportHeader,
    read: async (ctx, at) => {
      const { rows, next } = await orderList.read(ctx.db, { ...(await scopedFilter(ctx, filter)), ...at })
      return { rows: rows.map((row) => rowOfOrder(orderSummary(row), ctx.user.timeZone)), next }
    },
  })

async function scopedFilter({ db, user }: Context, filter: OrderFilter): Promise<ScopedFilter> {
  const placesOf = (company: string | null) => (company ? locationIdsOfCompany(db, company) : null)
  const [originLocationIds, destinationLocationIds] = await Promise.all([
    placesOf(filter.originCompany),
    placesOf(filter.destinationCompany),
  ])
  const seesDrafts = user.permissions.includes('ViewDraftShipment')
  return { ...filter, seesDrafts, timeZone: user.timeZone, originLocationIds, destinationLocationIds }
}

/** How a list of another feature reads, sorts and answers orders as the list of orders does. */
export const listedOrders = { query: listedQuery, nextPickupFirst, summaryOf: orderSummary }
