import * as contract from '@lanewise/contract/watchers'
import { bind } from '#platform/http/bind.ts'
import { addWatcher, getWatchers, quickContacts, removeWatcher, updateWatcher } from './watchers.actions.ts'

export const routes = [
  bind(contract.getWatchedEntities, ({ ctx, params }) => getWatchers(ctx, params.entityId)),
  bind(contract.addWatchedEntityWithEmail, ({ ctx, body }) => addWatcher(ctx, body)),
  bind(contract.updateWatcher, ({ ctx, body }) => updateWatcher(ctx, body.watchedEntityRequest)),
  bind(contract.removeWatcher, ({ ctx, body }) => removeWatcher(ctx, body)),
  bind(contract.quickContactSearch, ({ ctx, query }) => quickContacts(ctx, query)),
]
