import { getPicture } from '@lanewise/contract/profile'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import { styled } from '@mui/material/styles'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { useSession, useUser } from '#platform/session/SessionProvider.tsx'
import { menuEntries } from '#ui/action/menu-entries.tsx'
import { Avatar } from '#ui/data/Avatar.tsx'
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
        aria-controls={menuId}
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
        <ChevronDown size={14} aria-hidden />
      </Opener>
      <Menu id={menuId} anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {menuEntries(items, close)}
      </Menu>
    </>
  )
}

/** A person's picture from the image store, or initials. */
export function Picture({ fileId, name, size }: { fileId: string | null; name: string; size?: number }) {
  const { data } = useOperationQuery(query(getPicture, { params: { fileId: fileId ?? '' } }), {
    enabled: fileId !== null,
  })
  const src = fileId && data ? `data:${data.contentType};base64,${data.data}` : null
  return <Avatar name={name} src={src} {...(size && { size })} />
}

const Opener = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 8px',
  borderRadius: 6,
  fontFamily: 'inherit',
  '&:hover': { background: theme.vars.palette.hover },
}))

const Names = styled('span')(({ theme }) => ({
  display: 'grid',
  textAlign: 'left',
  '& strong': {
    ...theme.typography.body1,
    lineHeight: '16px',
    fontWeight: 600,
    maxWidth: 160,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& span': {
    ...theme.typography.caption,
    lineHeight: '14px',
    color: theme.vars.palette.text.tertiary,
    maxWidth: 160,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}))
