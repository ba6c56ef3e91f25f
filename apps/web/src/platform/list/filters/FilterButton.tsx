import { styled } from '@mui/material/styles'
import { ListFilter } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { Filters } from './use-filters.ts'

/** Opens the panel with all filters of a list and says how many are set. */
export function FilterButton({ filters, label = 'Filters' }: { filters: Filters; label?: string }) {
  const { active, isOpen } = filters
  return (
    <Button
      ref={filters.button}
      icon={<ListFilter />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={isOpen ? filters.close : filters.open}
    >
      {label}
      {active.length > 0 && (
        <>
          <VisuallyHidden>, {active.length} set</VisuallyHidden>
          <Count aria-hidden="true">{active.length}</Count>
        </>
      )}
    </Button>
  )
}

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
