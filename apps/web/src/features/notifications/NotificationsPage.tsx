import { styled } from '@mui/material/styles'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useUnreadCounts } from './notifications.api.ts'
import { GroupTabs, useGroup } from './panel/GroupTabs.tsx'
import { ListActions } from './panel/ListActions.tsx'

/** All notifications of the last 90 days, which are more than the bell shows. (NOTIFY-4) */
export default function NotificationsPage() {
  const unread = useUnreadCounts()?.all ?? 0
  const chosen = useGroup()
  return (
    <Column>
      <PageHeader
        title="Notifications"
        count={unread > 0 ? `${unread} unread` : undefined}
        actions={<ListActions group={chosen.group} />}
      />
      <Card>
        <GroupTabs {...chosen} />
      </Card>
    </Column>
  )
}

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 840,
  marginInline: 'auto',
})
