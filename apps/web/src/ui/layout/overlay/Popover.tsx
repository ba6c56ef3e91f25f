import MuiDrawer from '@mui/material/Drawer'
import MuiPopover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { FirstFocus } from './FirstFocus.tsx'

export type PopoverProps = {
  /** Element that the popover is attached to and that gets the focus back; null while closed. */
  anchor: HTMLElement | null
  /** Accessible name. */
  label: string
  onClose: () => void
  children: ReactNode
  width?: number
}

/**
 * A panel next to the control that opened it, with the focus on its first control. It is a bottom sheet below 768 px.
 */
export function Popover({ anchor, label, onClose, children, width = 320 }: PopoverProps) {
  const isNarrow = useNarrow()
  const wiring = { role: 'dialog', 'aria-modal': true, 'aria-label': label } as const
  const content = (
    <Content>
      <FirstFocus>{children}</FirstFocus>
    </Content>
  )
  if (isNarrow)
    return (
      <Sheet
        anchor="bottom"
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ paper: { ...wiring, 'data-shape': 'sheet' } as object }}
      >
        {content}
      </Sheet>
    )
  return (
    <MuiPopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { ...wiring, style: { width, marginTop: 6 } } }}
    >
      {content}
    </MuiPopover>
  )
}

const Content = styled('div')({ padding: 16 })

const Sheet = styled(MuiDrawer)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  '& .MuiDrawer-paper': {
    maxHeight: '85dvh',
    borderRadius: `${radius.drawer}px ${radius.drawer}px 0 0`,
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
}))
