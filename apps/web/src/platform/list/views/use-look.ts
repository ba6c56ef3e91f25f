import type { ListDefinition } from '#platform/list/list-definition.ts'
import { useNarrow } from '#ui/use-media.ts'
import { type ListView, useStoredView } from './use-stored-view.ts'

/** Whether the rows stand as a table: from 768 px, where the list has columns and nobody chose its cards. */
export function useLook<R extends object>({ columns, viewKey }: ListDefinition<R, string>): Look {
  const isNarrow = useNarrow()
  const [view, choose] = useStoredView(viewKey ?? '', 'cardView')
  const hasTable = columns !== undefined && !isNarrow
  return {
    isTable: hasTable && (viewKey === undefined || view === 'tableView'),
    /** Only where there is something to choose. */
    choice: viewKey !== undefined && hasTable ? { view, choose } : null,
  }
}
export type Look = { isTable: boolean; choice: { view: ListView; choose: (view: ListView) => void } | null }
