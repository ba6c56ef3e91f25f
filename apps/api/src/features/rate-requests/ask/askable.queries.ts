import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

export type Load = { shippingMode: string; equipmentMode: number }

/** A carrier without recorded equipment is assumed to have any. */
const fits = ({ shippingMode, equipmentMode }: Load) =>
  sql<boolean>`(${shippingMode}::text = any(carrier.modes)
    and (carrier.equipment_modes = '{}' or ${equipmentMode}::int = any(carrier.equipment_modes)))`

const living = (db: Tx, load: Load) =>
  db
    .selectFrom('carriers as carrier')
    .select(['carrier.id', 'carrier.name', 'carrier.dotNumber', 'carrier.logoFileId', 'carrier.email'])
    .select(['carrier.isOnHold', 'carrier.holdReason', fits(load).as('fits')])
    .where('carrier.deletedAt', 'is', null)
export type AskableRow = Awaited<ReturnType<ReturnType<typeof living>['execute']>>[number]

/** Carriers for a picker: matching carriers first, then by name. */
export async function searchCarriers(db: Tx, load: Load, query: { q: string; pageSize: number }) {
  const list = listQuery({
    id: sortBy(sql`carrier.id`, 'uuid'),
    from: (tx) => living(tx, load),
    search: { kind: 'carrier', column: 'carrier.searchText', text: ({ q }: { q: string }) => q },
    sorts: { fitting: [sortBy(sql`(not ${fits(load)})`, 'boolean'), sortBy(sql`lower(carrier.name)`)] },
  })
  const { rows } = await list.read(db, query)
  return rows
}

export const carriersByIds = (db: Tx, load: Load, ids: readonly string[]): Promise<AskableRow[]> =>
  living(db, load).where(sql<boolean>`carrier.id = any(${ids}::uuid[])`).execute()

/** Network carriers that can carry a load, by name. */
export const fittingCarriers = (db: Tx, load: Load): Promise<AskableRow[]> =>
  living(db, load)
    .where(fits(load))
    .where('carrier.isOnHold', '=', false)
    .orderBy(sql`lower(carrier.name)`)
    .orderBy('carrier.id')
    .execute()

export const contactsOf = (db: Tx, carrierIds: readonly string[]) =>
  db
    .selectFrom('carrierContacts')
    .select(['carrierId', 'name', 'role', 'email'])
    .where(sql<boolean>`carrier_id = any(${carrierIds}::uuid[])`)
    .where('email', 'is not', null)
    .orderBy('createdAt')
    .execute()
export type ContactRow = Awaited<ReturnType<typeof contactsOf>>[number]

export const certificatesOf = (db: Tx, carrierIds: readonly string[]) =>
  db.selectFrom('carrierInsurance').selectAll().where(sql<boolean>`carrier_id = any(${carrierIds}::uuid[])`).execute()
