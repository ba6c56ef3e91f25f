import { styled } from '@mui/material/styles'
import { Download, Ellipsis, List, RefreshCw, Upload } from 'lucide-react'
import { useRef } from 'react'
import { FilterButton } from '#platform/list/filters/FilterButton.tsx'
import type { Filters } from '#platform/list/filters/use-filters.ts'
import type { Exporting } from '#platform/list/use-export.ts'
import type { OpenList } from '#platform/list/use-list.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import type { ViewChoice } from '#platform/list/views/use-other-view.ts'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton, type MenuEntry } from '#ui/action/MenuButton.tsx'
import { useFooterHeight } from '#ui/layout/StickyFooter.tsx'
import { AddButton } from './AddButton.tsx'

type ActionBarProps<R extends object> = {
  list: OpenList<R>
  opening: Opening<R>
  filters: Filters
  exporting: Exporting
  views: ViewChoice
}

/**
 * Bottom bar on a phone, within reach of the thumb: filters, the primary action, and the rest behind "…". A list to which
 * nothing is added leads to its map.
 */
export function ActionBar<R extends object>({ list, opening, filters, exporting, views }: ActionBarProps<R>) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
  const { add, beside } = list.definition
  const other = views.isOther ? 'list' : (beside?.name ?? 'list')
  return (
    <Bar ref={bar} role="group" aria-label="Actions">
      {filters.fields.length > 0 && <FilterButton filters={filters} label="Filter" />}
      <MenuButton
        iconOnly
        bordered
        label="More actions"
        icon={<Ellipsis />}
        items={[...entriesOf(list, opening, exporting), ...sortEntries(list)]}
      />
      <Primary>
        {add || !beside ? (
          <AddButton definition={list.definition} opening={opening} />
        ) : (
          <Button kind="primary" icon={views.isOther ? <List /> : beside.icon} onClick={() => views.choose(other)}>
            {views.isOther ? 'Show list' : `Show ${beside.label.toLowerCase()}`}
          </Button>
        )}
      </Primary>
    </Bar>
  )
}

function entriesOf<R extends object>(list: OpenList<R>, opening: Opening<R>, exporting: Exporting): MenuEntry[] {
  const { bulkUpload, add } = list.definition
  const refusal = opening.importRefusal
  return [
    {
      label: exporting.isRunning ? 'Exporting…' : 'Export',
      icon: <Download />,
      disabled: exporting.isEmpty || exporting.isRunning,
      onSelect: exporting.run,
    },
    ...(list.definition.hasRefresh ? [{ label: 'Refresh', icon: <RefreshCw />, onSelect: list.refresh }] : []),
    ...(bulkUpload && !add?.hasMenu
      ? [
          {
            label: 'Bulk Upload',
            icon: <Upload />,
            ...(refusal && { disabledReason: refusal }),
            onSelect: opening.import,
          },
        ]
      : []),
  ]
}

const sortEntries = <R extends object>({ definition, state, change }: OpenList<R>): MenuEntry[] =>
  (definition.sorts ?? []).map(({ value, label }) => ({
    label: `Sort by ${label}`,
    checked: value === state.sort,
    onSelect: () => change({ sort: value }),
  }))

/** The bar extends over the page padding to the edges. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  gap: 8,
  margin: '0 -12px -12px',
  padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Primary = styled('div')({ display: 'grid', flex: 1 })
