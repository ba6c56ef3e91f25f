import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { createContext, useContext, useId, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'

type Expansion = { id: string; isOpen: boolean; toggle: () => void }

export const ExpansionContext = createContext<Expansion | null>(null)

export function useExpansion(): Expansion {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return { id, isOpen, toggle: () => setOpen(!isOpen) }
}

/** Button in a cell that shows and hides the details of its row. */
export function RowToggle({ label }: { label: string }) {
  const expansion = useContext(ExpansionContext)
  if (!expansion) return null
  const { id, isOpen, toggle } = expansion
  return (
    <Toggle
      label={label}
      icon={isOpen ? <ChevronDown /> : <ChevronRight />}
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={toggle}
    />
  )
}

/** Inside of its narrow cell, with the focus ring. */
const Toggle = styled(IconButton)({ margin: '0 -6px', '&:focus-visible': { outlineOffset: -2 } })

export const DetailsRow = styled('tr')(({ theme }) => ({
  '& > td': {
    padding: '12px 16px 16px 40px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.accent.main}`,
    backgroundColor: theme.vars.palette.sunk,
  },
}))
