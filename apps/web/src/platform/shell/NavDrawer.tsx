import MuiDrawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { Pin, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { config } from '#platform/config.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { easing, motion } from '#ui/theme/tokens.ts'
import { NavMenu } from './NavMenu.tsx'

type NavDrawerProps = {
  isLocked: boolean
  /** Where the window is too narrow to hold it open there is no lock. */
  onLock?: () => void
}

/** Locked open, or a rail that opens over the content while the mouse or the focus is in it. */
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
      <Head>{isOpen && lock}</Head>
      <NavMenu isOpen={isOpen} onChosen={() => setHeld(false)} />
    </Side>
  )
}

type NavSheetProps = { isOpen: boolean; onClose: () => void }

/** On phones: the same menu behind the burger button. */
export function NavSheet({ isOpen, onClose }: NavSheetProps) {
  return (
    <MuiDrawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: { width: 288 } } }}
    >
      <Head>
        <IconButton label="Close menu" icon={<X />} onClick={onClose} />
      </Head>
      <nav aria-label="Main">
        <NavMenu isOpen onChosen={onClose} />
      </nav>
    </MuiDrawer>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <Brand>
    <BrandMark size={24} />
    <strong>{config.productName}</strong>
    {children}
  </Brand>
)

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
  '&[data-kind="rail"] strong': { opacity: 0 },
}))

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
