import type { Tx } from '@lanewise/api/platform/db/database'
import { takeStock } from '@lanewise/api/platform/db/insert-many'
import type { DemoCompany } from '#company/companies.ts'
import { randomOf } from '#random.ts'
import { insertQuotes } from './insert-quotes.ts'
import { makeQuotes } from './make-quotes.ts'
import { readQuotedLanes } from './quoted-lanes.ts'
import { rateQuotes } from './rate-quotes.ts'

/** Batch size. While one batch is written, the next one is rated, because the database is another process. */
const batch = 250

type Begin = { users: readonly { id: string; permissions: string[] }[]; now: Date; timeZone: string; days: number }

/** Inserts a year of rated quotes on the company's lanes with its products. */
export async function fillQuotes(tx: Tx, one: DemoCompany, { users, now, timeZone, days }: Begin) {
  const people = users.filter(({ permissions }) => permissions.includes('CreateQuote')).reverse()
  const random = randomOf(one.seed + 1)
  const lanes = await readQuotedLanes(tx)
  const requested = makeQuotes(random, {
    lanes: lanes,
    products: one.products,
    people,
    now,
    timeZone,
    days,
    perDay: one.quotesPerDay,
  })
  let inserting: Promise<void> = Promise.resolve()
  for (let from = 0; from < requested.length; from += batch) {
    const rated = rateQuotes(random, requested.slice(from, from + batch), now)
    await inserting
    inserting = insertQuotes(tx, rated).then(async () => {
      if (from === 0) await takeStock(tx, 'quotes', 'quote_sources', 'quote_rates')
    })
  }
  await inserting
}
