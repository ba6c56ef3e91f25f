import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { Kbd } from '#ui/action/Kbd.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Popover } from '#ui/layout/overlay/Popover.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useUnreadCounts } from '../notifications.api.ts'
import { GroupTabs, useGroup } from './GroupTabs.tsx'
import { ListActions } from './ListActions.tsx'

/** Notifications of the user, newest first, in tabs by subject. (NOTIFY-4) */
export function NotificationPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const unread = useUnreadCounts()?.all ?? 0
  const chosen = useGroup()
  return (
    <Popover anchor={anchor} label="Notifications" onClose={onClose} width={420}>
      <Head>
        <h2>Notifications</h2>
        {unread > 0 && <Badge>{unread}</Badge>}
        <Spring />
        <ListActions group={chosen.group} />
      </Head>
      <Limited>
        <GroupTabs {...chosen} onOpen={onClose} />
      </Limited>
      <Foot>
        <Link component={RouterLink} to="/notifications" onClick={onClose}>
          All notifications
        </Link>
        <Keys>
          <Kbd keys="J" />
          <Kbd keys="K" /> move <Kbd keys="E" /> read <Kbd keys="Enter" /> open
        </Keys>
      </Foot>
    </Popover>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  '& h2': theme.typography.h2,
}))
const Spring = styled('span')({ flex: 1 })

/** Only the list scrolls, so that header and footer stay in view. */
const Limited = styled('div')({ '& [data-notifications]': { maxHeight: 'min(480px, 55dvh)', overflowY: 'auto' } })

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: '0 -16px -16px',
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
}))
const Keys = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  [TOUCH]: { display: 'none' },
}))
