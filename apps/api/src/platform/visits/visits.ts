import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { countAttempt, limits } from '#platform/identity/credentials/attempts.ts'
import { networkOf } from './network.ts'

/** Somebody without an account who asks for something by a number. */
export type Visit = { address: string; asked: string; now: Date }
export type Found = { companyId: string; shipmentIds: readonly string[] }

/** How long an address is known to have looked at a shipment, and a number to be one that people use. */
const followHours = 24
const usedDays = 7

/**
 * TENANT-3: whether somebody may ask. What this address asked for lately is free; anything else counts against the address,
 * and against all addresses together unless it is a number that people use. Whoever is refused undoes the transaction.
 */
export async function mayVisit(db: Tx, { address, asked, now }: Visit): Promise<boolean> {
  const { isOwn, isUsed } = await known(db, { address, asked, now })
  if (isOwn) return true
  if (!(await countAttempt(db, { limit: limits.numbersPerAddress, subject: networkOf(address) }, now))) return false
  return isUsed || (await countAttempt(db, { limit: limits.numbersInTotal, subject: 'all' }, now))
}

async function known(db: Tx, { address, asked, now }: Visit) {
  const { rows } = await sql<{ isOwn: boolean; isUsed: boolean }>`
    select
      exists (select from system.public_visits where address = ${keyOf(address)} and asked = ${asked}
        and visited_at > ${hoursBefore(now, followHours)}) as is_own,
      exists (select from system.public_visits where asked = ${asked} and company_id is not null) as is_used`.execute(
    db,
  )
  return rows[0] ?? { isOwn: false, isUsed: false }
}

/** Whether somebody may have mails sent to one more person; whoever is refused undoes the transaction. */
export const mayAddWatcher = (db: Tx, { address, now }: Pick<Visit, 'address' | 'now'>): Promise<boolean> =>
  countAttempt(db, { limit: limits.watchersPerAddress, subject: networkOf(address) }, now)

/** Keeps what was asked for and found; null where nothing was. */
export async function noteVisit(db: Tx, { address, asked, now }: Visit, found: Found | null) {
  const values = { companyId: found?.companyId ?? null, shipmentIds: [...(found?.shipmentIds ?? [])], visitedAt: now }
  await db
    .insertInto('system.publicVisits')
    .values({ address: keyOf(address), asked, ...values })
    .onConflict((conflict) => conflict.columns(['address', 'asked']).doUpdateSet(values))
    .execute()
}

/** DEF-48: the company of a shipment that somebody at this address has just looked up; null where nobody has. */
export async function visitedCompany(
  db: Db | Tx,
  { address, shipmentId, now }: { address: string; shipmentId: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ companyId: string }>`
    select company_id from system.public_visits where address = ${keyOf(address)}
      and visited_at > ${hoursBefore(now, followHours)} and ${shipmentId}::text = any(shipment_ids) limit 1`.execute(db)
  return rows[0]?.companyId ?? null
}

/** The companies of which somebody at this address has just seen a shipment. */
export async function visitedCompanies(db: Tx, { address, now }: Pick<Visit, 'address' | 'now'>): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select distinct company_id from system.public_visits where address = ${keyOf(address)}
      and visited_at > ${hoursBefore(now, followHours)} and company_id is not null`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

export const forgetVisits = (db: Tx, now: Date) =>
  db
    .deleteFrom('system.publicVisits')
    .where('visitedAt', '<', hoursBefore(now, usedDays * 24))
    .execute()

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Where people are is nobody's business: only a hash is kept. */
const keyOf = (address: string) => createHash('sha256').update(networkOf(address)).digest('base64url')
