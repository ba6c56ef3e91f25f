import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import { styled } from '@mui/material/styles'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Picture } from '#platform/Picture.tsx'
import { useSession, useUser } from '#platform/session/SessionProvider.tsx'
import { menuEntries } from '#ui/action/menu-entries.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'

/** Who is signed in, with "My Profile" and "Logout". */
export function UserMenu() {
  const user = useUser()
  const session = useSession()
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = `${user.firstName} ${user.lastName}`
  const close = () => setAnchor(null)
  const items = [
    { label: 'My Profile', icon: <UserRound />, onSelect: () => void navigate('/profile') },
    { label: 'Logout', icon: <LogOut />, onSelect: () => void session.logout() },
  ]
  return (
    <>
      <Opener
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        aria-label={`User menu of ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Picture fileId={user.profilePictureFileId} name={name} />
        {!isNarrow && (
          <Names>
            <strong>{name}</strong>
            <span>{user.companyName}</span>
          </Names>
        )}
        {!isNarrow && <ChevronDown aria-hidden />}
      </Opener>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'User menu' }, paper: { sx: { mt: 1, minWidth: 180 } } }}
      >
        {menuEntries(items, close)}
      </Menu>
    </>
  )
}

const Opener = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  minWidth: 40,
  padding: '0 6px',
  borderRadius: 6,
  fontFamily: 'inherit',
  color: theme.vars.palette.text.primary,
  '& > svg': { width: 14, height: 14, marginLeft: 2, color: theme.vars.palette.text.tertiary },
  '&:hover': { background: theme.vars.palette.hover },
  [TOUCH]: { minHeight: 44, minWidth: 44, justifyContent: 'center' },
}))

const Names = styled('span')(({ theme }) => ({
  display: 'grid',
  textAlign: 'left',
  '& > *': { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { ...theme.typography.body1, lineHeight: '16px', fontWeight: 600 },
  '& span': { ...theme.typography.caption, lineHeight: '14px', color: theme.vars.palette.text.tertiary },
}))
