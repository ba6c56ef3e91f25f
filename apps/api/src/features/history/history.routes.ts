import { getHistory, getKindHistory } from '@lanewise/contract/history'
import { bind } from '#platform/http/bind.ts'
import { findHistory, findKindHistory } from './history.actions.ts'

export const routes = [
  bind(getHistory, ({ ctx, params, query }) => findHistory(ctx, params, query)),
  bind(getKindHistory, ({ ctx, params, query }) => findKindHistory(ctx, params.entity, query)),
]
