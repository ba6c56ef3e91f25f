import { styled } from '@mui/material/styles'
import { Link } from '#ui/action/Link.tsx'
import { FilterChip } from '#ui/chip/FilterChip.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { filterText, noFilters, setTo, urlValuesOf } from './filter-field.ts'
import type { Filters } from './use-filters.ts'

export function FilterChips({ filters }: { filters: Filters }) {
  const { active, state, changeInBar } = filters
  if (active.length === 0) return null
  const isChanged = filters.fields.some(({ name }) => state.filters[name]?.length)
  return (
    <Chips role="group" aria-label="Filters that are set">
      {active.map((field) => (
        <FilterChip
          key={field.name}
          label={field.label}
          value={filterText(field, setTo(field, state.filters[field.name]))}
          onClick={filters.open}
          onRemove={() => changeInBar({ filters: { [field.name]: urlValuesOf(field, []) } })}
        />
      ))}
      {isChanged && (
        <ClearAll component="button" type="button" onClick={() => changeInBar({ filters: noFilters(filters.fields) })}>
          Clear
        </ClearAll>
      )}
    </Chips>
  )
}

/** On a phone, the chips scroll sideways so that the rows do not move. */
const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  [TOUCH]: {
    flex: '0 0 100%',
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
})

const ClearAll = styled(Link)({
  minHeight: 24,
  padding: '0 4px',
  fontSize: 12,
  [TOUCH]: { minHeight: 44 },
}) as typeof Link
