import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { config } from '#platform/config.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'

/** Logo and product name at the top of the navigation, with the button that controls it. */
export const NavHead = ({ children }: { children: ReactNode }) => (
  <Brand>
    <BrandMark size={24} />
    <strong>{config.productName}</strong>
    {children}
  </Brand>
)

const Brand = styled('div')(({ theme }) => ({
  flex: 'none',
  height: 52,
  padding: '0 10px 0 15px',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
  '& strong': { ...theme.typography.h2, fontSize: 15, flex: 1 },
  '& [data-on]': { color: theme.vars.palette.accent.fg },
}))
