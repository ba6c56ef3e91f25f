import type { Client } from 'pg'

/** The tables whose rows the search follows, with the expressions of their migration. */
const followed = [
  { table: 'orders', kind: 'order', isVoided: 'status = -2', number: 'order_number', name: 'order_number' },
  { table: 'order_references', kind: 'orderReference', isVoided: 'is_voided', number: 'value', name: 'value' },
] as const

const written = ['orders', 'order_stops', 'order_items', 'order_references'] as const

/**
 * Runs work that writes many orders while nothing follows it, then fills the search index in one go; all in one transaction,
 * so that a broken run leaves nothing behind. COPY does not run under the rule that keeps companies apart, so the owner
 * steps outside of it for this transaction.
 */
export async function withoutSearch(client: Client, companyId: string, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await client.query(`set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'`)
    for (const table of written) await client.query(`alter table ${table} no force row level security`)
    for (const { table } of followed) await client.query(`alter table ${table} disable trigger follow_insert_in_search`)
    const index = await takeIndexAway(client)
    await work()
    for (const one of followed) await client.query(entriesOf(one), [companyId])
    await client.query(index)
    for (const { table } of followed) await client.query(`alter table ${table} enable trigger follow_insert_in_search`)
    for (const table of written) await client.query(`alter table ${table} force row level security`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The statement that makes the index again, exactly as the migration made it. */
async function takeIndexAway(client: Client): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('system.search_entries_grams'::regclass) as definition`,
  )
  await client.query('drop index system.search_entries_grams')
  return rows[0]?.definition ?? ''
}

const entriesOf = ({ table, kind, isVoided, number, name }: (typeof followed)[number]) => `
  insert into system.search_entries (company_id, kind, entity_id, is_voided, number, name, search_text)
  select company_id, '${kind}', id, ${isVoided}, nullif(system.fold_search_number(${number}), ''),
    coalesce(system.fold_search_text(${name}), ''), search_text
  from ${table} where company_id = $1 and deleted_at is null
  on conflict do nothing`
