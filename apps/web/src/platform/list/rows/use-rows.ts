import { useEffect } from 'react'
import { useRowFocus } from '#platform/list/return/use-row-focus.ts'
import type { OpenList } from '#platform/list/use-list.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { useSelection } from '#ui/data/selection.ts'
import { useRowKeys } from '#ui/keyboard/use-row-keys.ts'
import { useRowControls } from './row-controls.tsx'
import { useRowMarks } from './use-row-marks.ts'

/** The rows with everything a list needs: keys, selection, focus, highlights and controls. */
export function useRows<R extends object>(list: OpenList<R>, opening: Opening<R>, chosen: string | null = null) {
  const { definition, rows, query } = list
  const { rowKey } = definition
  const marks = useRowMarks({ rows, rowKey, query, chosen })
  const remaining = rows.map(rowKey).filter((id) => !marks.deleted.includes(id))
  const selection = useSelection(remaining)
  const controls = useRowControls(definition, opening)
  const rowOf = (id: string) => rows.find((row) => rowKey(row) === id)
  const { onDelete } = controls
  const { list: element, focusRow } = useRowKeys<HTMLDivElement>({
    selection,
    onDelete: onDelete && ((id) => run(onDelete, rowOf(id))),
  })
  const keepRow = useRowFocus({
    list: definition.listName ?? definition.entity.plural,
    shown: remaining,
    recordId: opening.recordId,
    focusRow,
  })
  useFocusAfter(marks.deleted, rows.map(rowKey), focusRow)
  return {
    element,
    selection,
    selected: rows.filter((row) => selection.ids.has(rowKey(row))),
    controls,
    keepRow,
    /** Focuses the first row, for example from the search field. */
    focusFirst: () => {
      const [first] = remaining
      if (first !== undefined) focusRow(first)
    },
    markOf: marks.markOf,
    markDeleted: marks.markDeleted,
  }
}
export type Rows<R extends object> = ReturnType<typeof useRows<R>>

const run = <R>(action: (row: R) => void, row: R | undefined) => row && action(row)

/** A deleted row stays visible until the list is refetched. The focus moves to the next row that remains. */
function useFocusAfter(deleted: readonly string[], shown: readonly string[], focusRow: (id: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when a row is deleted
  useEffect(() => {
    const index = shown.indexOf(deleted.at(-1) ?? '')
    const remains = (id: string) => !deleted.includes(id)
    const next = shown.slice(index + 1).find(remains) ?? shown.findLast(remains)
    if (index >= 0 && next) focusRow(next)
  }, [deleted])
}
