import type { Tx } from '@lanewise/api/platform/db/database'
import { takeStock } from '@lanewise/api/platform/db/take-stock'
import type { DemoCompany } from '#company/companies.ts'
import { randomOf } from '#random.ts'
import { insertQuotes } from './insert-quotes.ts'
import { makeQuotes } from './make-quotes.ts'
import { rateQuotes } from './rate-quotes.ts'
import { quotedWays } from './ways.ts'

/** So many are rated while those before them are written: the database is another process. */
const batch = 250

type Begin = { users: readonly { id: string; permissions: string[] }[]; now: Date; timeZone: string; days: number }

/** A year of quotes with the rates they got, on the lanes of the company and for its goods. */
export async function fillQuotes(tx: Tx, one: DemoCompany, { users, now, timeZone, days }: Begin) {
  const people = users.filter(({ permissions }) => permissions.includes('CreateQuote')).reverse()
  const random = randomOf(one.seed + 1)
  const ways = await quotedWays(tx)
  const asked = makeQuotes(random, {
    ways,
    products: one.products,
    people,
    now,
    timeZone,
    days,
    perDay: one.quotesPerDay,
  })
  let inserting: Promise<void> = Promise.resolve()
  for (let from = 0; from < asked.length; from += batch) {
    const rated = rateQuotes(random, asked.slice(from, from + batch), now)
    await inserting
    inserting = insertQuotes(tx, rated).then(async () => {
      if (from === 0) await takeStock(tx, 'quotes', 'quote_sources', 'quote_rates')
    })
  }
  await inserting
}
