import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Later } from '#platform/Later.tsx'
import { Picture } from '#platform/Picture.tsx'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'

const UserMenuList = lazyPart(async () => (await import('./UserMenuList.tsx')).UserMenuList)

export function UserMenu() {
  const user = useUser()
  const isNarrow = useNarrow()
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <>
      <Opener
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Picture fileId={user.profilePictureFileId} name={name} />
        {isNarrow ? <VisuallyHidden>{name}</VisuallyHidden> : <Names name={name} company={user.companyName} />}
        <VisuallyHidden> user menu</VisuallyHidden>
        {!isNarrow && <ChevronDown aria-hidden />}
      </Opener>
      <Later isWanted={anchor !== null}>
        <UserMenuList id={menuId} anchor={anchor} onClose={() => setAnchor(null)} />
      </Later>
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

const Names = ({ name, company }: { name: string; company: string }) => (
  <TwoLines>
    <strong>{name}</strong> <span>{company}</span>
  </TwoLines>
)

const TwoLines = styled('span')(({ theme }) => ({
  display: 'grid',
  textAlign: 'left',
  '& > *': { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { ...theme.typography.body1, lineHeight: '16px', fontWeight: 600 },
  '& span': { ...theme.typography.caption, lineHeight: '14px', color: theme.vars.palette.text.tertiary },
}))
