import type { UploadIssue } from '@lanewise/domain/orders/upload/columns'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { UploadRecord, UploadRowRecord } from '../order-uploads.queries.ts'

/** A cancelled upload is never written to. */
const open = (db: Tx, id: string) =>
  db.updateTable('orderUploads').where('id', '=', id).where(sql<boolean>`state in ('Checking', 'Saving')`)

export const saveStarted = (db: Tx, id: string, now: Date) =>
  open(db, id)
    .set((eb) => ({ attempts: eb('attempts', '+', 1), progressedAt: now }))
    .execute()

export const saveSpared = (db: Tx, id: string) =>
  open(db, id)
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .execute()

export const saveState = (
  db: Tx,
  id: string,
  { from, to }: { from: UploadRecord['state']; to: UploadRecord['state'] },
) => open(db, id).where('state', '=', from).set({ state: to }).execute()

type Ended = { state: 'Done' | 'Failed'; now: Date; message: string | null }

export const saveEnded = (db: Tx, id: string, { state, now, message }: Ended) =>
  open(db, id).set({ state, finishedAt: now, message }).execute()

/** The next waiting orders. The lock on the upload covers them. */
export const nextRows = (db: Tx, id: string, { isChecked, most }: { isChecked: boolean; most: number }) =>
  db
    .selectFrom('orderUploadRows')
    .selectAll()
    .where('orderUploadId', '=', id)
    .where('outcome', '=', 'Waiting')
    .where('isChecked', '=', isChecked)
    .orderBy('rowNumber')
    .limit(most)
    .execute() as Promise<unknown> as Promise<UploadRowRecord[]>

/** Result of a part, or null when the upload was cancelled. A result with `done` at 0 means that nothing is left. */
export type Part = { done: number; failed: number } | null

export type Outcome = {
  id: string
  outcome: 'Waiting' | 'Created' | 'Rejected' | 'Duplicate'
  fields?: unknown
  issues?: UploadIssue[]
  orderId?: string | null
  orderNumber?: string | null
}

/** Writes outcomes and counts together. `checked` is the number of orders in a checked part. */
export async function saveOutcomes(db: Tx, id: string, given: { outcomes: Outcome[]; checked: number; now: Date }) {
  const { outcomes, checked, now } = given
  await sql`update order_upload_rows set is_checked = true, outcome = given.outcome,
      fields = coalesce(given.fields, order_upload_rows.fields), issues = coalesce(given.issues, '[]'),
      order_id = given."orderId", order_number = given."orderNumber"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as given(id uuid, outcome text, fields jsonb, issues jsonb, "orderId" uuid, "orderNumber" text)
    where order_upload_rows.id = given.id`.execute(db)
  const count = (outcome: Outcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
  await open(db, id)
    .set((eb) => ({
      checked: eb('checked', '+', checked),
      created: eb('created', '+', count('Created')),
      rejected: eb('rejected', '+', count('Rejected')),
      duplicates: eb('duplicates', '+', count('Duplicate')),
      progressedAt: now,
    }))
    .execute()
}

type UploadReference = { id: string; orderType: string; typeId: string; value: string }

/** For each reference, the first order of the same type with the same number that is not voided. */
export async function findDuplicates(db: Tx, references: readonly UploadReference[]) {
  const { rows } = await sql<{ id: string; orderNumber: string }>`
    with wanted as materialized (
      select given.*, system.fold_search_number(given.value) as folded
      from jsonb_to_recordset(${JSON.stringify(references)}::jsonb)
        as given(id uuid, "orderType" text, "typeId" text, value text))
    select distinct on (wanted.id) wanted.id, orders.order_number
    from wanted
      join order_references reference on reference.folded_value = wanted.folded and reference.type_id = wanted."typeId"
        and reference.stop_number is null and reference.deleted_at is null
      join orders on orders.id = reference.order_id and orders.order_type = wanted."orderType"
        and orders.status <> -2 and orders.deleted_at is null
    where wanted.folded <> ''
    order by wanted.id, orders.number_order`.execute(db)
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]))
}

/** Locations matching these texts by number, warehouse ID, name or alias, ignoring case. */
export async function findLocationsByText(db: Tx, texts: readonly string[]) {
  const { rows } = await sql<NamedLocation>`
    select l.location_number, l.location_name, l.location_alias, l.postal_code, l.iana_time_zone, l.edi_codes,
      coalesce(dock.dock_hours, '[]') as dock_hours
    from locations l left join dock_schedules dock on dock.location_id = l.id
    where l.deleted_at is null and (lower(l.location_number) = any(${texts}::text[])
      or lower(l.location_name) = any(${texts}::text[]) or lower(l.location_alias) = any(${texts}::text[])
      or lower(l.edi_codes::text)::text[] && ${texts}::text[])`.execute(db)
  return rows
}

export type NamedLocation = {
  locationNumber: string
  locationName: string
  locationAlias: string | null
  postalCode: string
  ianaTimeZone: string
  ediCodes: string[]
  dockHours: unknown
}

export const findBillingNames = (db: Tx) =>
  db.selectFrom('billingSettings').select(['id', 'name', 'isDefault']).where('deletedAt', 'is', null).execute()
