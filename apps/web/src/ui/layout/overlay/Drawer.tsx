import MuiDrawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

export type DrawerProps = {
  open: boolean
  title: ReactNode
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  width?: number
}

/** A panel over the right side of the screen. */
export function Drawer({ open, title, onClose, children, actions, width = 420 }: DrawerProps) {
  const titleId = useId()
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      // A drawer opened from a dialog is above it, because the overlay opened last is on top.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width, maxWidth: '100%' } },
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" icon={<X />} edge="end" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
    </MuiDrawer>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h2, minWidth: 0 },
  [TOUCH]: { padding: '0 16px' },
}))

const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: 20, [TOUCH]: { padding: 16 } })

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  [TOUCH]: { padding: '12px 16px', '& > *': { flex: 1 } },
}))
