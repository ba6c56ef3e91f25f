import type { Notification } from '@lanewise/contract/notifications'
import type { NotificationGroup } from '@lanewise/domain/notifications/notification-kinds'
import { styled } from '@mui/material/styles'
import { Fragment, type KeyboardEvent } from 'react'
import { dateHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useNotifications, useRead } from '../notifications.api.ts'
import { EarlierUpdates } from './EarlierUpdates.tsx'
import { NotificationItem } from './NotificationItem.tsx'

/** One tab, grouped by day. J, K and the arrow keys move, E toggles read and unread, Enter opens. */
export function NotificationList({ group, onOpen }: { group: NotificationGroup | null; onOpen: () => void }) {
  const { rows, status, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications(group)
  const { mutate } = useRead()
  const setRead = ({ id }: Notification, isRead: boolean) => mutate({ body: { ids: [id], isRead } })
  if (status === 'error' && rows.length === 0)
    return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  if (status === 'loading') return <SkeletonRows rows={4} />
  if (rows.length === 0) return <EmptyState text="No new notifications" />
  return (
    <Scroll data-notifications="" onKeyDown={moveByKeys}>
      <Days notifications={rows} onRead={setRead} onOpen={onOpen} />
      {hasNextPage && (
        <More>
          <Button kind="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
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
  const byDay = Map.groupBy(notifications, ({ createdAt }) => dateHere(createdAt))
  const item = (notification: Notification) => (
    <NotificationItem
      key={notification.id}
      notification={notification}
      onRead={(isRead) => onRead(notification, isRead)}
      onOpen={() => {
        if (!notification.isRead) onRead(notification, true)
        onOpen()
      }}
    />
  )
  return [...byDay].map(([day, ofDay]) => (
    <Fragment key={day}>
      <Day>{dayName(day, now)}</Day>
      <ul>
        {foldedByRecord(ofDay).map(([newest, ...earlier]) => (
          <Fragment key={newest.id}>
            {item(newest)}
            {earlier.length > 0 && <EarlierUpdates updates={earlier}>{earlier.map(item)}</EarlierUpdates>}
          </Fragment>
        ))}
      </ul>
    </Fragment>
  ))
}

const oneDay = 24 * 60 * 60 * 1000

function dayName(day: string, now: Date): string {
  if (day === dateHere(now.toISOString())) return 'Today'
  return day === dateHere(new Date(now.getTime() - oneDay).toISOString()) ? 'Yesterday' : day
}

type Folded = [newest: Notification, ...earlier: Notification[]]

/** Several updates of one shipment on a day form one entry, with the earlier ones below it. */
const foldedByRecord = (ofDay: readonly Notification[]) =>
  [
    ...Map.groupBy(ofDay, ({ id, kind, entityId }) => (kind === 'ShipmentStatus' && entityId ? entityId : id)).values(),
  ] as Folded[]

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
  margin: '-12px -16px -16px',
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
