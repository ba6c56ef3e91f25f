import type { Notification } from '@lanewise/contract/notifications'
import type { NotificationGroup } from '@lanewise/domain/notifications/notification-kinds'
import { styled } from '@mui/material/styles'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { dateHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useNotifications, useRead } from '../notifications.api.ts'
import { NotificationItem } from './NotificationItem.tsx'

const pageSize = 20
const most = 200

/** One tab: the days one after another. J and K or the arrows move, E turns read and unread, Enter opens. */
export function NotificationList({ group, onOpen }: { group: NotificationGroup | null; onOpen: () => void }) {
  const [size, setSize] = useState(pageSize)
  const { data, status, error, refetch } = useNotifications(group, size)
  const { mutate } = useRead()
  const setRead = ({ id }: Notification, isRead: boolean) => mutate({ body: { ids: [id], isRead } })
  if (status === 'error') return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} />
  if (data.data.length === 0) return <EmptyState text="Nothing new for you" />
  return (
    <Scroll onKeyDown={moveByKeys}>
      <Days notifications={data.data} onRead={setRead} onOpen={onOpen} />
      {data.next && size < most && (
        <More>
          <Button kind="ghost" onClick={() => setSize(size + pageSize)}>
            Show older
          </Button>
        </More>
      )}
    </Scroll>
  )
}

type DaysProps = {
  notifications: readonly Notification[]
  onRead: (notification: Notification, isRead: boolean) => void
  onOpen: () => void
}

function Days({ notifications, onRead, onOpen }: DaysProps) {
  const now = useNow()
  const today = dateHere(now.toISOString())
  const byDay = Map.groupBy(notifications, ({ createdAt }) => dateHere(createdAt))
  return [...byDay].map(([day, ofDay]) => (
    <Fragment key={day}>
      <Day>{day === today ? 'Today' : day}</Day>
      <ul>
        {ofDay.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onRead={(isRead) => onRead(notification, isRead)}
            onOpen={() => {
              if (!notification.isRead) onRead(notification, true)
              onOpen()
            }}
          />
        ))}
      </ul>
    </Fragment>
  ))
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notification]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  event.preventDefault()
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}

const Scroll = styled('div')({
  maxHeight: 'min(520px, 60dvh)',
  overflowY: 'auto',
  margin: '0 -16px -16px',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
})
const More = styled('div')({ display: 'grid', placeItems: 'center', padding: 8 })
const Day = styled('h3')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '4px 16px',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunk,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}))
