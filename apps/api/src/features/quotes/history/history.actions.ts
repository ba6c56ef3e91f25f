import { quoteExportHeader, rowOfQuote } from '@lanewise/domain/quotes/quote-row'
import { isoInZone, zonedDate } from '@lanewise/domain/shared/calendar'
import type { Context, Work } from '#platform/context.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { summaryView } from '../quotes.view.ts'
import { findCreators, type ListedQuote, quoteList } from './history.queries.ts'
import type { Asker, HistoryFilter } from './history-filter.ts'

export const findQuotes = async (ctx: Context, query: HistoryFilter & Page) =>
  listAnswer(await quoteList.find(ctx.db, { ...query, ...askerOf(ctx) }), (rows) => rows.map(listedView))

/** Times are written in the user's time zone, with the offset. */
export const exportQuotes = (work: Work, filter: HistoryFilter) =>
  exportList(work, {
    fileName: 'quotes.csv',
    header: quoteExportHeader,
    read: async (ctx, at) => {
      const { rows, next } = await quoteList.read(ctx.db, { ...filter, ...at, ...askerOf(ctx) })
      const quotes = rows.map(listedView)
      const exportRows = quotes.map((quote) => ({
        ...quote,
        createDateTime: isoInZone(quote.createDateTime, ctx.user.timeZone),
      }))
      return { rows: exportRows.map(rowOfQuote), next }
    },
  })

const listedView = (row: ListedQuote) =>
  summaryView(row, { createdBy: row.creatorName, bookedOrderNumber: row.bookedOrder })

export const quoteCreators = async ({ db }: Context, typed: string) => ({ items: await findCreators(db, typed) })

const askerOf = ({ now, user }: Context): Asker => ({
  today: zonedDate(now, user.timeZone),
  timeZone: user.timeZone,
})
