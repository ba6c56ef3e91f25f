import MuiDrawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { Pin, PinOff } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { config } from '#platform/config.ts'
import type { MenuSection } from '#platform/screen.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { easing, motion } from '#ui/theme/tokens.ts'
import { NavMenu } from './NavMenu.tsx'

type NavDrawerProps = {
  sections: MenuSection[]
  /** Locked open, a rail that opens over the content, or a sheet behind the burger button. */
  kind: 'locked' | 'rail' | 'sheet'
  isOpen: boolean
  onClose: () => void
  onLock?: () => void
}

export function NavDrawer({ sections, kind, isOpen, onClose, onLock }: NavDrawerProps) {
  const [isHeld, setHeld] = useState(false)
  if (kind === 'sheet') {
    return (
      <MuiDrawer open={isOpen} onClose={onClose} slotProps={{ paper: { sx: { width: 280 }, 'aria-label': 'Menu' } }}>
        <Head isWide />
        <NavMenu sections={sections} isWide onChosen={onClose} />
      </MuiDrawer>
    )
  }
  const isWide = kind === 'locked' || isHeld
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
  }
  return (
    <Side
      data-wide={isWide || undefined}
      data-over={(isWide && kind === 'rail') || undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
    >
      <Head isWide={isWide} {...(onLock && { onLock })} isLocked={kind === 'locked'} />
      <NavMenu sections={sections} isWide={isWide} onChosen={() => setHeld(false)} />
    </Side>
  )
}

function Head({ isWide, onLock, isLocked = false }: { isWide: boolean; onLock?: () => void; isLocked?: boolean }) {
  return (
    <Brand>
      <BrandMark size={24} />
      {isWide && <strong>{config.productName}</strong>}
      {isWide && onLock && (
        <IconButton
          label={isLocked ? 'Unlock navigation' : 'Lock navigation open'}
          icon={isLocked ? <PinOff /> : <Pin />}
          aria-pressed={isLocked}
          onClick={onLock}
        />
      )}
    </Brand>
  )
}

const Side = styled('aside')(({ theme }) => ({
  position: 'fixed',
  inset: '0 auto 0 0',
  zIndex: theme.zIndex.appBar + 1,
  width: 56,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: theme.vars.palette.nav,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  transition: `width ${motion.dialog}ms ${easing}`,
  '&[data-wide]': { width: 224 },
  '&[data-over]': { boxShadow: theme.vars.palette.elevation[2] },
}))

const Brand = styled('div')(({ theme }) => ({
  flex: 'none',
  height: 52,
  padding: '0 12px 0 16px',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& strong': { ...theme.typography.h2, fontSize: 15, flex: 1 },
}))
