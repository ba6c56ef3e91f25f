import { type NotificationGroup, notificationGroups } from '@lanewise/domain/notifications/notification-kinds'
import { styled } from '@mui/material/styles'
import { CheckCheck, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Popover } from '#ui/layout/overlay/Popover.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { useRead, useUnreadCounts } from '../notifications.api.ts'
import { ChoicesDialog } from './ChoicesDialog.tsx'
import { NotificationList } from './NotificationList.tsx'

const tabs: readonly (NotificationGroup | null)[] = [null, ...notificationGroups]

/** NOTIFY-4: what concerns the user, newest first, by what it is about. */
export function NotificationPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const counts = useUnreadCounts()
  const read = useRead()
  const [tab, setTab] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const group = tabs[tab] ?? null
  const names = tabs.map((one) => withCount(one ?? 'All', one ? (counts?.[one] ?? 0) : 0))
  const unread = counts?.all ?? 0
  return (
    <>
      <Popover anchor={anchor} label="Notifications" onClose={onClose} width={420}>
        <Head>
          <h2>Notifications</h2>
          {unread > 0 && <Badge>{unread}</Badge>}
          <Spring />
          {/* It stays when everything is read, so that the focus does. */}
          <Button
            kind="ghost"
            icon={<CheckCheck />}
            loading={read.isPending}
            onClick={() => read.mutate({ body: group ? { group } : {} })}
          >
            Mark all as read
          </Button>
          <IconButton label="Notification preferences" icon={<Settings />} onClick={() => setChoosing(true)} />
        </Head>
        <Tabs label="Kinds of notifications" names={names} value={tab} onChange={setTab}>
          <NotificationList key={tab} group={group} onOpen={onClose} />
        </Tabs>
      </Popover>
      {isChoosing && <ChoicesDialog onClose={() => setChoosing(false)} />}
    </>
  )
}

const withCount = (name: string, count: number) => (count > 0 ? `${name} ${count}` : name)

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  '& h2': theme.typography.h2,
}))
const Spring = styled('span')({ flex: 1 })
