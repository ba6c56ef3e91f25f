import { styled } from '@mui/material/styles'
import { Download, Ellipsis, RefreshCw, Upload } from 'lucide-react'
import { useRef } from 'react'
import { FilterButton } from '#platform/list/filters/FilterButton.tsx'
import type { Filters } from '#platform/list/filters/use-filters.ts'
import type { Exporting } from '#platform/list/use-export.ts'
import type { OpenList } from '#platform/list/use-list.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { MenuButton, type MenuEntry } from '#ui/action/MenuButton.tsx'
import { useFooterHeight } from '#ui/layout/StickyFooter.tsx'
import { AddButton } from './AddButton.tsx'

type ActionBarProps<R extends object> = {
  list: OpenList<R>
  opening: Opening<R>
  filters: Filters
  exporting: Exporting
}

/** Bottom bar on a phone, within reach of the thumb: filters, the primary action, and the rest behind "…". */
export function ActionBar<R extends object>({ list, opening, filters, exporting }: ActionBarProps<R>) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
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
        <AddButton definition={list.definition} opening={opening} />
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
