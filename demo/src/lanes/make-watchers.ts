import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import type { Random } from '#random.ts'

export type WatchingPerson = { id: string; primaryEmailAddress: string }

export type DemoWatcher = {
  id: string
  contactId: string | null
  emailAddress: string
  notificationType: WatchNotification
}

const outside = ['loads@harborbrokerage.test', 'inbound@midtownmarkets.test', 'dock@valleycoldstorage.test']

/** Zero to three watchers, some of them known only by their email address. */
export function makeWatchers(random: Random, people: readonly WatchingPerson[]): DemoWatcher[] {
  const known = random
    .shuffle(people)
    .slice(0, random.whole(0, 2))
    .map(({ id, primaryEmailAddress }) => ({ contactId: id, emailAddress: primaryEmailAddress }))
  const stranger = random.chance(0.25) ? [{ contactId: null, emailAddress: random.pick(outside) }] : []
  return [...known, ...stranger].map((watcher) => ({
    id: random.id(),
    ...watcher,
    notificationType: random.pick<WatchNotification>(['All', 'All', 'ShipmentStatus', 'OnTimeStatus']),
  }))
}
