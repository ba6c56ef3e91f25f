import type { ListDefinition } from '#platform/list/list-definition.ts'
import { useNarrow } from '#ui/use-media.ts'
import { type ListView, useStoredView } from './use-stored-view.ts'

/**
 * Decides whether the rows are shown as a table: from 768 px, when the list has columns and the user did not choose
 * cards.
 */
export function useListLayout<R extends object>({ columns, viewKey }: ListDefinition<R, string>): ListLayout {
  const isNarrow = useNarrow()
  const [view, choose] = useStoredView(viewKey ?? '', 'cardView')
  const hasTable = columns !== undefined && !isNarrow
  return {
    isTable: hasTable && (viewKey === undefined || view === 'tableView'),
    /** Null when there is only one way to show the list. */
    choice: viewKey !== undefined && hasTable ? { view, choose } : null,
  }
}
export type ListLayout = { isTable: boolean; choice: { view: ListView; choose: (view: ListView) => void } | null }
