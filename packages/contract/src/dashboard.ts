import { z } from 'zod'
import { HistoryEntry } from './history.ts'
import { listOf, listPage } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

export const getRecentChanges = operation({
  name: 'getRecentChanges',
  summary: 'Recent changes in the company that the user may see',
  method: 'GET',
  path: '/dashboard/recent-changes',
  permission: 'signed-in',
  query: z.strictObject(listPage(pageSizes.recentChanges)),
  answer: listOf(HistoryEntry),
})
