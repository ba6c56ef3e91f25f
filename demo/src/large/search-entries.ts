import type { Client } from 'pg'
import { isCopy, lowestIdOf } from './copied-row.ts'

export const searchTable = 'system.search_entries'

/** Tables with search entries, with the expressions from their migration. */
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

/** Adds search entries for copied rows, whose triggers were disabled, in the order of the rows for each kind. */
export async function addSearchEntries(client: Client, table: string, { companyId, firstRound }: Copies) {
  const one = followed.find((each) => each.table === table)
  if (!one) return
  await client.query(
    `insert into ${searchTable} (company_id, kind, entity_id, is_voided, number, name, search_text)
     select company_id, '${one.kind}', id, ${one.isVoided}, nullif(${one.number}, ''),
       coalesce(system.fold_search_text(${one.name}), ''), search_text
     from ${table} where company_id = $1 and deleted_at is null and ${isCopy('id')} and id >= $2`,
    [companyId, lowestIdOf(firstRound)],
  )
}

export type Copies = { companyId: string; firstRound: number }

/** SQL statement that deletes the search entries of copies from a round on. */
export const withoutSearchEntries = ({ companyId, firstRound }: Copies) =>
  `delete from ${searchTable} where company_id = '${companyId}' and kind in ('${followed.map(({ kind }) => kind).join(`', '`)}')
   and ${isCopy('entity_id')} and entity_id >= '${lowestIdOf(firstRound)}'`
