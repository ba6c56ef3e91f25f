import { orderExportHeader, rowOfOrder } from '@lanewise/domain/orders/order-row'
import type { Context, Work } from '#platform/context.ts'
import { listAnswer } from '#platform/list/answer.ts'
import { exportList } from '#platform/list/csv-export.ts'
import type { Page } from '#platform/list/list-query.ts'
import type { AskedFilter, OrderFilter } from './order-filter.ts'
import { locationIdsOfCompany, orderList } from './order-list.queries.ts'
import { orderSummary } from './order-list.view.ts'

export const findFilteredOrders = async (ctx: Context, asked: OrderFilter & Page) =>
  listAnswer(await orderList.find(ctx.db, { ...asked, ...(await askedFilter(ctx, asked)) }), (rows) =>
    rows.map(orderSummary),
  )

/** Times are written by the clock of each stop; that of the creation by the clock of the company. */
export const exportOrders = (work: Work, filter: OrderFilter) =>
  exportList(work, {
    fileName: 'orders.csv',
    header: orderExportHeader,
    read: async (ctx, at) => {
      const { rows, next } = await orderList.read(ctx.db, { ...(await askedFilter(ctx, filter)), ...at })
      return { rows: rows.map((row) => rowOfOrder(orderSummary(row), ctx.user.timeZone)), next }
    },
  })

async function askedFilter({ db, user }: Context, filter: OrderFilter): Promise<AskedFilter> {
  const placesOf = (company: string | null) => (company ? locationIdsOfCompany(db, company) : null)
  const [originLocationIds, destinationLocationIds] = await Promise.all([
    placesOf(filter.originCompany),
    placesOf(filter.destinationCompany),
  ])
  const seesDrafts = user.permissions.includes('ViewDraftShipment')
  return { ...filter, seesDrafts, timeZone: user.timeZone, originLocationIds, destinationLocationIds }
}
