import { getRecentChanges } from '@lanewise/contract/dashboard'
import { recentChanges } from '#features/history/index.ts'
import { bind } from '#platform/http/bind.ts'

export const routes = [bind(getRecentChanges, ({ ctx, query }) => recentChanges(ctx, query))]
