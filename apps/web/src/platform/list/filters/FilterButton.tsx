import { styled } from '@mui/material/styles'
import { ListFilter } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { Filters } from './use-filters.ts'

type FilterButtonProps = {
  filters: Filters
  label?: string
  /** Icon only, for a list shown as a narrow column. The active filters are shown beside it then. */
  iconOnly?: boolean
}

/** Opens the panel with all filters of a list and shows how many are active. */
export function FilterButton({ filters, label = 'Filters', iconOnly = false }: FilterButtonProps) {
  const { active, isOpen } = filters
  const opens = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: isOpen ? filters.close : filters.open,
  } as const
  if (iconOnly)
    return (
      <IconButton
        bordered
        ref={filters.button}
        label={active.length > 0 ? `${label}, ${active.length} set` : label}
        icon={<ListFilter />}
        {...opens}
      />
    )
  return (
    <Button ref={filters.button} icon={<ListFilter />} {...opens}>
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
