import { styled } from '@mui/material/styles'
import { Pin } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { easing, motion } from '#ui/theme/tokens.ts'
import { NavHead } from './NavHead.tsx'
import { NavMenu } from './NavMenu.tsx'

type NavDrawerProps = {
  isLocked: boolean
  /** Not set where the window is too narrow to keep the drawer open. */
  onLock?: () => void
}

/** A drawer that is locked open, or a rail that expands over the content while the pointer or the focus is in it. */
export function NavDrawer({ isLocked, onLock }: NavDrawerProps) {
  const [isHeld, setHeld] = useState(false)
  const isOpen = isLocked || isHeld
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setHeld(false)
  }
  const lock = onLock && (
    <IconButton
      label={isLocked ? 'Unlock navigation' : 'Lock navigation open'}
      icon={<Pin />}
      data-on={isLocked || undefined}
      onClick={onLock}
    />
  )
  return (
    <Side
      aria-label="Main"
      data-kind={isLocked ? 'locked' : isOpen ? 'over' : 'rail'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <NavHead>{lock}</NavHead>
      <NavMenu isOpen={isOpen} onChosen={() => setHeld(false)} />
    </Side>
  )
}

const Side = styled('nav')(({ theme }) => ({
  position: 'fixed',
  inset: '0 auto 0 0',
  zIndex: theme.zIndex.appBar + 1,
  width: 224,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: theme.vars.palette.nav,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  transition: `width ${motion.menu}ms ${easing}`,
  '&[data-kind="rail"]': { width: 56 },
  '&[data-kind="over"]': { boxShadow: theme.vars.palette.elevation[2] },
  '&[data-kind="locked"] a': { paddingInline: 8 },
  // The lock button stays reachable by keyboard: focusing it expands the rail.
  '&[data-kind="rail"] strong, &[data-kind="rail"] button': { opacity: 0 },
}))
