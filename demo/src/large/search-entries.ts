import type { Client } from 'pg'
import { isCopy, lowestIdOf } from './copied-line.ts'

/** The tables whose rows the search follows, with the expressions of their migration. */
const followed = [
  {
    table: 'orders',
    kind: 'order',
    isVoided: 'status = -2',
    number: 'system.fold_search_number(order_number)',
    name: 'order_number',
  },
  { table: 'order_references', kind: 'orderReference', isVoided: 'is_voided', number: 'folded_value', name: 'value' },
] as const

export const searchTable = 'system.search_entries'

/** While work writes copies nothing follows them; then the search gets all of them at once, those of one kind as they came. */
export async function withoutFollowing(client: Client, companyId: string, work: () => Promise<{ firstRound: number }>) {
  for (const { table } of followed) await client.query(`alter table ${table} disable trigger follow_insert_in_search`)
  const { firstRound } = await work()
  for (const one of followed) await client.query(entriesOf(one), [companyId, lowestIdOf(firstRound)])
  for (const { table } of followed) await client.query(`alter table ${table} enable trigger follow_insert_in_search`)
}

const entriesOf = ({ table, kind, isVoided, number, name }: (typeof followed)[number]) => `
  insert into ${searchTable} (company_id, kind, entity_id, is_voided, number, name, search_text)
  select company_id, '${kind}', id, ${isVoided}, nullif(${number}, ''),
    coalesce(system.fold_search_text(${name}), ''), search_text
  from ${table} where company_id = $1 and deleted_at is null and ${isCopy('id')} and id >= $2`
