import type { Watcher } from '@lanewise/contract/watchers'
import { watchNotifications } from '@lanewise/domain/watchers/notification-types'
import type { WatcherRow } from './watchers.queries.ts'

const nameOf = ({ contactName, emailAddress }: WatcherRow) => contactName ?? emailAddress

export const watcherView = (row: WatcherRow): Watcher => ({
  id: row.id,
  userId: row.contactId,
  name: nameOf(row),
  emailAddress: row.emailAddress,
  notificationType: row.notificationType,
  isConfirmed: row.confirmedAt !== null,
})

export function watcherText(row: WatcherRow): string {
  const who = row.contactName ? `${row.contactName} (${row.emailAddress})` : row.emailAddress
  return `${who}, ${watchNotifications[row.notificationType]}`
}
