import type { SearchFilter } from '@lanewise/domain/search/search-kinds'
import { humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

type SearchFiltersProps = {
  filters: readonly SearchFilter[]
  filter: SearchFilter | null
  onChange: (filter: SearchFilter | null) => void
}

/** Filter by type; all types unless one is chosen. (SEARCH-4, SEARCH-5) */
export function SearchFilters({ filters, filter, onChange }: SearchFiltersProps) {
  const name = useId()
  return (
    <Bar role="radiogroup" aria-label="Search in">
      {[null, ...filters].map((one) => (
        <Pill key={one}>
          <input type="radio" name={name} checked={one === filter} onChange={() => onChange(one)} />
          {one ? humanize(one) : 'All'}
        </Pill>
      ))}
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: '4px 12px' },
}))

const Pill = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  height: 26,
  padding: '0 9px',
  borderRadius: radius.full,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2 },
  [TOUCH]: { height: 44, padding: '0 14px', fontSize: 13 },
}))
