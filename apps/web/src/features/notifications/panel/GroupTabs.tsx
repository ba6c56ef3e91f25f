import { type NotificationGroup, notificationGroups } from '@lanewise/domain/notifications/notification-kinds'
import { useState } from 'react'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { useUnreadCounts } from '../notifications.api.ts'
import { NotificationList } from './NotificationList.tsx'

const tabs: readonly (NotificationGroup | null)[] = [null, ...notificationGroups]

/** Open tab. A null group means all notifications. */
export function useGroup() {
  const [tab, setTab] = useState(0)
  return { tab, setTab, group: tabs[tab] ?? null }
}

type GroupTabsProps = Pick<ReturnType<typeof useGroup>, 'tab' | 'setTab' | 'group'> & { onOpen?: () => void }

/** Tabs by subject, each with its number of unread notifications. */
export function GroupTabs({ tab, setTab, group, onOpen = () => {} }: GroupTabsProps) {
  const counts = useUnreadCounts()
  const names = tabs.map((one) => withCount(one ?? 'All', one ? (counts?.[one] ?? 0) : 0))
  return (
    <Tabs label="Kinds of notifications" names={names} value={tab} onChange={setTab}>
      <NotificationList key={tab} group={group} onOpen={onOpen} />
    </Tabs>
  )
}

const withCount = (name: string, count: number) => (count > 0 ? `${name} ${count}` : name)
