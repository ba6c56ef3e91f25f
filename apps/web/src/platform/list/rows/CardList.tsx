import type { ReactNode } from 'react'
import type { CardDefinition, ListDefinition } from '#platform/list/list-definition.ts'
import { isBesideControls } from '#ui/data/beside-controls.ts'
import { RowCheckbox } from '#ui/data/RowCheckbox.tsx'
import type { Selection } from '#ui/data/selection.ts'
import type { RowMark } from '#ui/data/table/DataTable.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Grid, GridCard, Line, Lines, Waiting, WideGrid } from './card-layout.tsx'

type CardListProps<R extends object> = {
  definition: ListDefinition<R, string>
  rows: readonly R[]
  search: string
  selection: Selection
  markOf: (row: R) => RowMark
  onOpen: (row: R) => void
  /** A click anywhere on the card, except on its links and buttons, opens the record. */
  opensByClick: boolean
  controlsOf: (row: R) => ReactNode
}

/** The rows as cards, each with its checkbox. */
export function CardList<R extends object>(props: CardListProps<R>) {
  const { definition, rows, search, selection, markOf, onOpen, opensByClick, controlsOf } = props
  const { entity, rowKey, nameOf = entity.title, cards } = definition
  const [List, Item] = parts[cards.layout]
  const { card: Card } = cards
  const list = (
    <List aria-label={titleOf(entity.plural)} data-headed={cards.head ? '' : undefined}>
      {rows.map((row) => {
        const id = rowKey(row)
        const { isFresh, isLeaving, isChosen } = markOf(row)
        return (
          <Item
            key={id}
            data-row={id}
            data-selected={selection.ids.has(id) || undefined}
            data-fresh={isFresh || undefined}
            aria-current={isChosen || undefined}
            data-opens={opensByClick || undefined}
            inert={isLeaving}
            onClick={(event) => opensByClick && isBesideControls(event) && onOpen(row)}
          >
            <Card
              row={row}
              search={search}
              onOpen={() => onOpen(row)}
              check={<RowCheckbox id={id} name={nameOf(row)} selection={selection} />}
              controls={controlsOf(row)}
            />
          </Item>
        )
      })}
    </List>
  )
  return (
    <>
      {cards.head}
      {list}
    </>
  )
}

export function SkeletonCards<R>({ layout, skeleton, head }: CardDefinition<R>) {
  return (
    <>
      {head}
      <Waiting data-layout={layout} data-headed={head ? '' : undefined}>
        <SkeletonRows height={layout === 'lines' ? (head ? 44 : 58) : 104} row={skeleton} />
      </Waiting>
    </>
  )
}

/** "Commodities". */
export const titleOf = (plural: string) => `${plural.charAt(0).toUpperCase()}${plural.slice(1)}`

const parts = { lines: [Lines, Line], grid: [Grid, GridCard], wideGrid: [WideGrid, GridCard] } as const
