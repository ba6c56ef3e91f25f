import { Download, List, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterButton } from '#platform/list/filters/FilterButton.tsx'
import { FilterChips } from '#platform/list/filters/FilterChips.tsx'
import { SortMenu } from '#platform/list/filters/SortMenu.tsx'
import type { Filters } from '#platform/list/filters/use-filters.ts'
import type { Exporting } from '#platform/list/use-export.ts'
import type { OpenList } from '#platform/list/use-list.ts'
import type { ListLayout } from '#platform/list/views/use-list-layout.ts'
import type { ViewChoice } from '#platform/list/views/use-other-view.ts'
import { ViewSwitch } from '#platform/list/views/ViewSwitch.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Toolbar } from '#ui/layout/Toolbar.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'

type ListToolbarProps<R extends object> = {
  list: OpenList<R>
  filters: Filters
  exporting: Exporting
  view: { switch: ViewChoice; layout: ListLayout }
  /** The button that saves the current filter as a view. */
  save: ReactNode
  /** Narrow layout, because a view is shown beside the list. */
  isColumn: boolean
  /** Moves the focus from the search field to the rows. */
  onLeaveSearch: () => void
}

/**
 * Search, filters, sort order, export and view switch. On a phone, the less common controls are at the bottom of the
 * screen.
 */
export function ListToolbar<R extends object>(props: ListToolbarProps<R>) {
  const { list, filters, exporting, save, isColumn, onLeaveSearch } = props
  const { switch: views, layout } = props.view
  const { definition, state, change } = list
  const { sorts, entity } = definition
  const isNarrow = useNarrow()
  // Chips are hidden while the panel beside the list shows the active filters.
  const isWide = useMinWidth(breakpoints.md)
  const isBeside = isWide && filters.isOpen && !isColumn
  const otherView = isWide ? definition.otherView : (definition.beside ?? definition.otherView)
  const hasRoom = useMinWidth(breakpoints.lg)
  const viewSwitch = otherView && (
    <SegmentedControl
      label="View"
      value={views.view}
      options={[
        { value: 'list', label: 'List', icon: <List /> },
        { value: otherView.name, label: otherView.label, icon: otherView.icon },
      ]}
      onChange={views.choose}
      iconOnly={!hasRoom}
    />
  )
  const end = (
    <>
      {!isNarrow && sorts && (
        <SortMenu value={state.sort} options={sorts} iconOnly={isColumn} onChange={(sort) => change({ sort })} />
      )}
      {!isNarrow && definition.hasRefresh && <RefreshButton list={list} />}
      {!isNarrow && <ExportButton exporting={exporting} />}
      {viewSwitch}
      {layout.choice && <ViewSwitch value={layout.choice.view} onChange={layout.choice.choose} />}
    </>
  )
  return (
    <Toolbar end={(!isNarrow || viewSwitch) && end}>
      <SearchBox
        label={`Search ${entity.plural}`}
        value={state.search}
        onSearch={(search) => change({ search })}
        onLeave={onLeaveSearch}
      />
      {!isNarrow && filters.fields.length > 0 && <FilterButton filters={filters} iconOnly={isColumn} />}
      {!isBeside && <FilterChips filters={filters} />}
      {save}
    </Toolbar>
  )
}

const RefreshButton = <R extends object>({ list: { result, refresh } }: { list: OpenList<R> }) => (
  <IconButton bordered label="Refresh" icon={<RefreshCw />} loading={result.isFetching} onClick={refresh} />
)

const ExportButton = ({ exporting }: { exporting: Exporting }) => (
  <IconButton
    bordered
    label="Export"
    tooltip="Export as CSV"
    icon={<Download />}
    loading={exporting.isRunning}
    disabled={exporting.isEmpty}
    onClick={exporting.run}
  />
)
