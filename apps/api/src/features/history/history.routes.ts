import { getHistory } from '@lanewise/contract/history'
import { bind } from '#platform/http/bind.ts'
import { findHistory } from './history.actions.ts'

export const routes = [bind(getHistory, ({ ctx, params, query }) => findHistory(ctx, params, query))]
