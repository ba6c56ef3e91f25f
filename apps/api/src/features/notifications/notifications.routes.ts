import * as contract from '@lanewise/contract/notifications'
import { bind } from '#platform/http/bind.ts'
import type { NotificationDeps } from './deps.ts'
import { getNotifications, getUnreadCounts, readNotifications } from './notifications.actions.ts'
import { getSubscription, unsubscribe } from './subscriptions.ts'

export const routes = (deps: NotificationDeps) => [
  bind(contract.getNotifications, ({ ctx, query }) => getNotifications(ctx, query)),
  bind(contract.getUnreadCounts, ({ ctx }) => getUnreadCounts(ctx)),
  bind(contract.readNotifications, ({ ctx, body }) => readNotifications(ctx, body)),
  bind(contract.getSubscription, ({ work, link }) => work.transaction((ctx) => getSubscription(ctx, deps, link))),
  bind(contract.unsubscribe, ({ work, link }) => work.transaction((ctx) => unsubscribe(ctx, deps, link))),
]
