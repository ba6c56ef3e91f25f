import { styled } from '@mui/material/styles'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'

/** Stands in for a map while no place is chosen. */
export const NoPlaces = ({ children }: { children: ReactNode }) => (
  <Nothing>
    <MapPin aria-hidden="true" />
    {children}
  </Nothing>
)

const Nothing = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: 120,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  '& svg': { width: 16, height: 16 },
}))
