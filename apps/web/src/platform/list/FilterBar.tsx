import { styled } from '@mui/material/styles'
import { ListFilter } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChangeListState, ListState } from '#platform/url-state.ts'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { FilterChip } from '#ui/data/FilterChip.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { type FilterField, filterText, knownOf, noFilters } from './filter-field.ts'

type FilterBarProps<F extends string> = {
  fields: readonly FilterField<F>[]
  state: ListState<F>
  change: ChangeListState<F>
}

/**
 * The filters of a list in its toolbar: the button with the panel, a chip for each filter that is set, and Clear.
 * Everything lives in the address, so a list only names its fields:
 *
 *     const filters = ['mode', 'insurance'] as const
 *     const fields: FilterField<(typeof filters)[number]>[] = [
 *       { name: 'mode', label: 'Mode', options: modes },
 *       { name: 'insurance', label: 'Insurance', options: insuranceStates },
 *     ]
 *     const [state, change] = useListState({ filters, sort: 'name' })
 *     <Toolbar end={<SortMenu … />}>
 *       <SearchBox … />
 *       <FilterBar fields={fields} state={state} change={change} />
 *     </Toolbar>
 */
export function FilterBar<F extends string>({ fields, state, change }: FilterBarProps<F>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isChanged = useRef(false)
  const active = fields.filter((field) => knownOf(field, state.filters[field.name]).length > 0)
  const open = () => {
    isChanged.current = false
    setAnchor(button.current)
  }
  /** All that is chosen while the panel is open is one step back. */
  const changeInPanel: ChangeListState<F> = (wanted) => {
    change(wanted, { replace: isChanged.current })
    isChanged.current = true
  }
  /** The chip that was pressed goes away; the focus stays in the toolbar. */
  const changeInBar: ChangeListState<F> = (wanted) => {
    change(wanted)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        icon={<ListFilter />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={active.length > 0 ? `Filters, ${active.length} set` : undefined}
        onClick={open}
      >
        Filters
        {active.length > 0 && <Count>{active.length}</Count>}
      </Button>
      {active.length > 0 && (
        <Chips role="group" aria-label="Filters that are set">
          {active.map((field) => (
            <FilterChip
              key={field.name}
              label={field.label}
              value={filterText(field, knownOf(field, state.filters[field.name]))}
              onClick={open}
              onRemove={() => changeInBar({ filters: without(field.name) })}
            />
          ))}
          <ClearAll component="button" type="button" onClick={() => changeInBar({ filters: noFilters(fields) })}>
            Clear
          </ClearAll>
        </Chips>
      )}
      <FilterPanel
        anchor={anchor}
        fields={fields}
        filters={state.filters}
        onChange={(filters) => changeInPanel({ filters })}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}

const without = <F extends string>(name: F) => ({ [name]: [] }) as unknown as Partial<Record<F, string[]>>

const Count = styled('span')(({ theme }) => ({
  minWidth: 18,
  marginLeft: 8,
  marginRight: -4,
  padding: '0 5px',
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.accent.soft,
  color: theme.vars.palette.accent.fg,
  fontSize: 11,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}))

const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
})

const ClearAll = styled(Link)({ minHeight: 24, padding: '0 4px', fontSize: 12, [TOUCH]: { minHeight: 44 } })
