import { styled } from '@mui/material/styles'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useUnreadCounts } from './notifications.api.ts'

const NotificationPanel = lazyPart(async () => (await import('./panel/NotificationPanel.tsx')).NotificationPanel)

/** Bell with the live number of unread notifications. (NOTIFY-4) */
export function NotificationBell() {
  const counts = useUnreadCounts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const unread = counts?.all ?? 0
  return (
    <>
      <Corner>
        <IconButton
          label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          tooltip="Notifications"
          icon={<Bell />}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        />
        {unread > 0 && <Count aria-hidden="true">{unread > 99 ? '99+' : unread}</Count>}
      </Corner>
      {anchor && (
        <Suspense fallback={null}>
          <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}

const Corner = styled('span')({ position: 'relative', display: 'inline-flex' })

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: -1,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  pointerEvents: 'none',
  fontSize: 10,
  fontWeight: 600,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.common.white,
  backgroundColor: theme.vars.palette.late.fill,
  [TOUCH]: { top: 5, right: 4 },
}))
