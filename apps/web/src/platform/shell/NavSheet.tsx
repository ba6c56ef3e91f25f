import MuiDrawer from '@mui/material/Drawer'
import { X } from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { NavHead } from './NavHead.tsx'
import { NavMenu } from './NavMenu.tsx'

type NavSheetProps = { isOpen: boolean; onClose: () => void }

/** On phones: the same menu, opened with the burger button. */
export function NavSheet({ isOpen, onClose }: NavSheetProps) {
  return (
    <MuiDrawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: { width: 288 } } }}
    >
      <NavHead>
        <IconButton label="Close menu" icon={<X />} onClick={onClose} />
      </NavHead>
      <nav aria-label="Main">
        <NavMenu isOpen onChosen={onClose} />
      </nav>
    </MuiDrawer>
  )
}
