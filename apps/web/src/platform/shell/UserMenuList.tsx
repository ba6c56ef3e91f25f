import Menu from '@mui/material/Menu'
import { LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { menuEntries } from '#ui/action/menu-entries.tsx'

type UserMenuListProps = { id: string; anchor: HTMLElement | null; onClose: () => void }

export function UserMenuList({ id, anchor, onClose }: UserMenuListProps) {
  const session = useSession()
  const navigate = useNavigate()
  const items = [
    { label: 'My Profile', icon: <UserRound />, onSelect: () => void navigate('/profile') },
    { label: 'Logout', icon: <LogOut />, onSelect: () => void session.logout() },
  ]
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': 'User menu' }, paper: { sx: { mt: 1, minWidth: 180 } } }}
    >
      {menuEntries(items, onClose)}
    </Menu>
  )
}
