import { getHistory } from '@lanewise/contract/history'
import { bind } from '#platform/http/bind.ts'
import { readHistory } from './history.actions.ts'

export const routes = [bind(getHistory, ({ ctx, params, query }) => readHistory(ctx, params, query))]
