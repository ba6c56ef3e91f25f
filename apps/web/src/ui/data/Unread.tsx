import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'

/** A red dot at the corner of a control. The control's accessible name says the same. */
export function Unread({ isUnread, children }: { isUnread: boolean; children: ReactNode }) {
  return (
    <Corner>
      {children}
      {isUnread && <Dot aria-hidden="true" />}
    </Corner>
  )
}

const Corner = styled('span')({ position: 'relative', display: 'inline-flex' })

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 5,
  right: 5,
  width: 8,
  height: 8,
  borderRadius: '50%',
  pointerEvents: 'none',
  border: `2px solid ${theme.vars.palette.background.paper}`,
  boxSizing: 'content-box',
  margin: -2,
  background: theme.vars.palette.late.icon,
  [TOUCH]: { top: 11, right: 11 },
}))
