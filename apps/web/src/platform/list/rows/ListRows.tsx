import type { OpenList } from '#platform/list/use-list.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { CardList, SkeletonCards, titleOf } from './CardList.tsx'
import { ListNotice } from './ListNotice.tsx'
import type { Rows } from './use-rows.ts'

type ListRowsProps<R extends object> = {
  list: OpenList<R>
  opening: Opening<R>
  rows: Rows<R>
  isTable: boolean
  /** Called on a click in a row outside its controls, for lists where the click does not open the record. */
  onChoose?: ((key: string) => void) | undefined
}

/** The rows as a table or as cards, or a message when there are none. */
export function ListRows<R extends object>({ list, opening, rows: row, isTable, onChoose }: ListRowsProps<R>) {
  const { definition, status, rows, state, change } = list
  const { columns, cards, entity, rowKey, nameOf = entity.title, details: Details } = definition
  const open = onChoose ? (one: R) => onChoose(rowKey(one)) : opening.record
  const isLoading = status === 'loading'
  if (status === 'failed' || status === 'empty') return <ListNotice list={list} opening={opening} />
  if (columns && isTable)
    return (
      <DataTable
        label={titleOf(entity.plural)}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        onOpen={open}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        isLoading={isLoading}
        selecting={{ selection: row.selection, nameOf }}
        markOf={row.markOf}
        {...(Details && { details: (one: R) => <Details row={one} /> })}
        {...(row.controls.menuOf && { rowMenu: row.controls.menuOf })}
      />
    )
  if (isLoading) return <SkeletonCards {...cards} />
  return (
    <CardList
      definition={definition}
      rows={rows}
      search={state.search}
      selection={row.selection}
      markOf={row.markOf}
      onOpen={open}
      opensByClick={onChoose !== undefined}
      controlsOf={row.controls.buttonsOf}
    />
  )
}
