import { useCsv } from '#platform/query/use-csv.ts'
import { inputOf, type OpenList } from './use-list.ts'

/** Exports all matching records as CSV. The server writes them in the list's order. */
export function useExport<R extends object>({ definition, query, result }: OpenList<R>) {
  const { exported, entity } = definition
  const csv = useCsv(`${entity.plural}.csv`, exported, inputOf(exported, query) as never)
  return { ...csv, isEmpty: !result.data?.total }
}
export type Exporting = ReturnType<typeof useExport>
