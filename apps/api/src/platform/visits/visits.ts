import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { countAttempt, limits } from '#platform/identity/credentials/attempts.ts'
import { networkOf } from './network.ts'

/** A visitor without an account who requests shipments by number. */
export type Visit = { address: string; lookup: string; now: Date }
export type VisitedShipments = { companyId: string; shipmentIds: readonly string[] }

/** How long an address keeps access to a shipment it has looked up, and how long a number counts as in use. */
const accessHours = 24
const usedDays = 7

/**
 * Whether a visitor may request a number. Repeated requests from the same address are free. Other requests count
 * against the address, and also against the total for all addresses unless the number is in use. The caller rolls back
 * after a refusal. (TENANT-3)
 */
export async function mayVisit(db: Tx, { address, lookup, now }: Visit): Promise<boolean> {
  const { isOwn, isUsed } = await known(db, { address, lookup, now })
  if (isOwn) return true
  if (!(await countAttempt(db, { limit: limits.numbersPerAddress, subject: networkOf(address) }, now))) return false
  return isUsed || (await countAttempt(db, { limit: limits.numbersInTotal, subject: 'all' }, now))
}

async function known(db: Tx, { address, lookup, now }: Visit) {
  const { rows } = await sql<{ isOwn: boolean; isUsed: boolean }>`
    select
      exists (select from system.public_visits where address = ${keyOf(address)} and asked = ${lookup}
        and visited_at > ${hoursBefore(now, accessHours)}) as is_own,
      exists (select from system.public_visits where asked = ${lookup} and company_id is not null) as is_used`.execute(
    db,
  )
  return rows[0] ?? { isOwn: false, isUsed: false }
}

/** Whether a visitor may add one more watcher, who receives mails. The caller rolls back after a refusal. */
export const mayAddWatcher = (db: Tx, { address, now }: Pick<Visit, 'address' | 'now'>): Promise<boolean> =>
  countAttempt(db, { limit: limits.watchersPerAddress, subject: networkOf(address) }, now)

/** Stores the request and its result. Null when nothing was found. */
export async function noteVisit(db: Tx, { address, lookup, now }: Visit, shipments: VisitedShipments | null) {
  const values = {
    companyId: shipments?.companyId ?? null,
    shipmentIds: [...(shipments?.shipmentIds ?? [])],
    visitedAt: now,
  }
  await db
    .insertInto('system.publicVisits')
    .values({ address: keyOf(address), asked: lookup, ...values })
    .onConflict((conflict) => conflict.columns(['address', 'asked']).doUpdateSet(values))
    .execute()
}

/**
 * The company of a shipment that was recently looked up from this address. Null when there was no such request.
 * (DEF-48)
 */
export async function visitedCompany(
  db: Db | Tx,
  { address, shipmentId, now }: { address: string; shipmentId: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ companyId: string }>`
    select company_id from system.public_visits where address = ${keyOf(address)}
      and visited_at > ${hoursBefore(now, accessHours)} and ${shipmentId}::text = any(shipment_ids) limit 1`.execute(db)
  return rows[0]?.companyId ?? null
}

/** Companies whose shipments were recently looked up from this address. */
export async function visitedCompanies(db: Tx, { address, now }: Pick<Visit, 'address' | 'now'>): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select distinct company_id from system.public_visits where address = ${keyOf(address)}
      and visited_at > ${hoursBefore(now, accessHours)} and company_id is not null`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

export const forgetVisits = (db: Tx, now: Date) =>
  db
    .deleteFrom('system.publicVisits')
    .where('visitedAt', '<', hoursBefore(now, usedDays * 24))
    .execute()

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Only a hash of the address is stored, to protect the visitor's privacy. */
const keyOf = (address: string) => createHash('sha256').update(networkOf(address)).digest('base64url')
