import * as contract from '@lanewise/contract/saved-views'
import { bind } from '#platform/http/bind.ts'
import { createSavedView, deleteSavedView, findSavedViews, updateSavedView } from './saved-views.actions.ts'

export const routes = [
  bind(contract.findSavedViews, ({ ctx, query }) => findSavedViews(ctx, query.list)),
  bind(contract.createSavedView, ({ ctx, body }) => createSavedView(ctx, body)),
  bind(contract.updateSavedView, ({ ctx, params, body }) => updateSavedView(ctx, params.id, body)),
  bind(contract.deleteSavedView, ({ ctx, params }) => deleteSavedView(ctx, params.id)),
]
