import { styled } from '@mui/material/styles'
import { useSavedViews } from '#platform/saved-views/index.ts'
import { ListPage } from '#ui/layout/ListPage.tsx'
import { SplitPage } from '#ui/layout/SplitPage.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'
import { useBeside } from './beside/use-beside.ts'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { useFilters } from './filters/use-filters.ts'
import type { ListDefinition } from './list-definition.ts'
import { ActionBar } from './parts/ActionBar.tsx'
import { ListDialogs } from './parts/ListDialogs.tsx'
import { ListFooter, ListPager } from './parts/ListFooter.tsx'
import { ListHeader } from './parts/ListHeader.tsx'
import { ListToolbar } from './parts/ListToolbar.tsx'
import { SkeletonCards } from './rows/CardList.tsx'
import { ListNotice } from './rows/ListNotice.tsx'
import { ListRows } from './rows/ListRows.tsx'
import { useRows } from './rows/use-rows.ts'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { useExport } from './use-export.ts'
import { type OpenList, useList } from './use-list.ts'
import { type Opening, useOpened } from './use-opened.ts'
import { useListLayout } from './views/use-list-layout.ts'
import { useOtherView } from './views/use-other-view.ts'

/**
 * The screen of a list:
 *
 *     export default listScreen({ entity: carrierEntity, find: findCarriers, columns, cards, add, … })
 *
 * Address, paging, counting, live refresh, all states, selection, export, saved views, the phone's layout and where the
 * focus returns to are the same for all lists.
 */
export function listScreen<R extends object, const F extends string = never>(definition: ListDefinition<R, F>) {
  // Inside the screen, filter names are plain strings.
  const known = definition as unknown as ListDefinition<R, string>
  return function ListScreen() {
    return <Screen definition={known} />
  }
}

function Screen<R extends object>({ definition }: { definition: ListDefinition<R, string> }) {
  const { entity, texts, givenViews, rowKey, cards, above: Above } = definition
  const isNarrow = useNarrow()
  const beside = useBeside(definition.beside)
  const { isSplit, chosen, onChoose } = beside
  const isBeside = useMinWidth(breakpoints.md) && !isSplit
  const layout = useListLayout(definition)
  const list = useList(definition)
  const opening = useOpened(definition)
  const rows = useRows(list, opening, chosen)
  const filters = useFilters(list)
  const exporting = useExport(list)
  const savedViews = useSavedViews({
    list: definition.listName ?? entity.plural,
    allLabel: texts.all ?? `All ${entity.plural}`,
    ...(givenViews && { given: givenViews }),
  })
  const views = useOtherView(beside.replacing ?? definition.otherView)
  const other = views.isOther ? definition.otherView : undefined
  const shown = { rows: list.rows, query: list.query, chosen, onChoose }
  const besideView = views.isOther && beside.replacing
  const hasPages = !other?.isWhole && !besideView
  const bottom = isNarrow ? (
    <ActionBar {...{ list, opening, filters, exporting, views }} />
  ) : (
    hasPages && <ListFooter list={list} />
  )
  const page = (
    <ListPage
      frame={isSplit ? 'column' : other || besideView ? 'filling' : undefined}
      isCards={cards.layout !== 'lines' && !layout.isTable}
      header={<ListHeader list={list} opening={opening} />}
      views={savedViews.tabs}
      side={isBeside && filters.isOpen && <FilterPanel filters={filters} isBeside />}
      toolbar={
        <>
          <ListToolbar
            {...{ list, filters, exporting, isColumn: isSplit }}
            view={{ switch: views, layout }}
            save={savedViews.save}
            onLeaveSearch={rows.focusFirst}
          />
          {Above && <Above query={list.query} state={list.state} change={list.change} />}
        </>
      }
      footer={
        <>
          {!other && !besideView && (
            <SelectionBar
              definition={definition}
              rows={rows.selected}
              selection={rows.selection}
              onDeleted={rows.markDeleted}
            />
          )}
          {bottom}
        </>
      }
    >
      <Area ref={rows.element} onClickCapture={rows.keepRow} onKeyUp={beside.onKeyUp}>
        {besideView ? (
          <besideView.view {...shown} />
        ) : other ? (
          <other.view
            rows={list.rows}
            query={list.query}
            status={list.status}
            notice={<Notice list={list} opening={opening} />}
          />
        ) : (
          <ListRows
            list={list}
            opening={opening}
            rows={rows}
            isTable={layout.isTable}
            onChoose={beside.view && onChoose}
          />
        )}
      </Area>
      {isNarrow && hasPages && <ListPager list={list} />}
      {!isBeside && <FilterPanel filters={filters} isBeside={false} />}
      <ListDialogs definition={definition} opening={opening} onDeleted={(row) => rows.markDeleted([rowKey(row)])} />
    </ListPage>
  )
  if (!beside.view || !isSplit) return page
  return (
    <SplitPage list={page} isTable={layout.isTable}>
      <beside.view.view {...shown} />
    </SplitPage>
  )
}

function Notice<R extends object>({ list, opening }: { list: OpenList<R>; opening: Opening<R> }) {
  if (list.status === 'filled') return null
  if (list.status === 'loading') return <SkeletonCards {...list.definition.cards} />
  return <ListNotice list={list} opening={opening} />
}

const Area = styled('div')({ height: '100%' })
