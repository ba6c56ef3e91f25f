import { orderStatusLabel, orderStatusOf } from '@lanewise/domain/orders/order-status'
import { sql } from 'kysely'
import { wrongOrderStatuses } from '#features/shipments/status/compare-order-status.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'
import { rules } from './rules.ts'

/** A sentence that does not hold, and the records that break it. */
export type Broken = { holds: string; count: number; numbers: string[] }

const mostNamed = 20

/** What does not hold in the data of one company. Reads only. */
export const findBroken = (db: Db, companyId: string): Promise<Broken[]> =>
  inCompany(db, companyId, async (tx) => {
    const result: Broken[] = []
    for (const { holds, broken } of rules) {
      const { rows } = await sql<{ number: string; count: number }>`
        select number, count(*) over ()::int as count from (${broken}) broken order by number limit ${mostNamed}`.execute(
        tx,
      )
      if (rows[0]) result.push({ holds, count: rows[0].count, numbers: rows.map(({ number }) => number) })
    }
    return [...result, ...(await wrongStatuses(tx))]
  })

async function wrongStatuses(tx: Tx): Promise<Broken[]> {
  const wrong = await wrongOrderStatuses(tx)
  return wrong.map(({ status, follows, count, examples }) => ({
    holds: `An order that is ${orderStatusLabel(orderStatusOf(status))} should be ${orderStatusLabel(follows)} by its shipment`,
    count,
    numbers: examples,
  }))
}
