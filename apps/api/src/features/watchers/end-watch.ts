import type { Context } from '#platform/context.ts'
import { watchedKinds } from './watched-kinds.ts'
import { findWatcher, saveWatcher } from './watchers.queries.ts'
import { watcherText } from './watchers.view.ts'

/** Watch that the unsubscribe link of an email ends. Null when it has already ended. */
export async function readWatch({ db }: Context, id: string) {
  const row = await findWatcher(db, id)
  if (!row) return null
  return {
    about: `the ${row.entity} that you watch`,
    emailAddress: row.emailAddress,
    isEnded: row.notificationType === 'None',
  }
}

export async function endWatch(ctx: Context, id: string): Promise<void> {
  const row = await findWatcher(ctx.db, id)
  const kind = Object.values(watchedKinds).find(({ entity }) => entity === row?.entity)
  if (!row || !kind || row.notificationType === 'None') return
  await kind.change(ctx, row.entityId, async () => {
    await saveWatcher(ctx.db, row.id, 'None', ctx.now)
    return { changes: { watcher: [watcherText(row), watcherText({ ...row, notificationType: 'None' })] }, result: null }
  })
}
