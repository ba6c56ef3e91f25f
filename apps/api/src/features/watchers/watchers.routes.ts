import * as contract from '@lanewise/contract/watchers'
import { bind } from '#platform/http/bind.ts'
import type { MailSite } from '../notifications/index.ts'
import { confirmWatch, readWatchRequest } from './confirm-watch.ts'
import { addWatcher, getWatchers, quickContacts, removeWatcher, updateWatcher } from './watchers.actions.ts'

export const routes = (site: MailSite) => [
  bind(contract.getWatchedEntities, ({ ctx, params }) => getWatchers(ctx, params.entityId)),
  bind(contract.addWatchedEntityWithEmail, ({ ctx, body }) => addWatcher(ctx, site, body)),
  bind(contract.updateWatcher, ({ ctx, body }) => updateWatcher(ctx, body.watchedEntityRequest)),
  bind(contract.removeWatcher, ({ ctx, body }) => removeWatcher(ctx, body)),
  bind(contract.getWatchRequest, ({ work, link }) => work.transaction((ctx) => readWatchRequest(ctx, link))),
  bind(contract.confirmWatch, ({ work, link }) => work.transaction((ctx) => confirmWatch(ctx, link))),
  bind(contract.quickContactSearch, ({ ctx, query }) => quickContacts(ctx, query)),
]
