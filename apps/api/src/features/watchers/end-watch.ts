import type { Context } from '#platform/context.ts'
import { watchedKinds } from './watched-kinds.ts'
import { findWatcher, saveWatcher } from './watchers.queries.ts'
import { inWords } from './watchers.view.ts'

/** What the link in a watcher's mail ends; null when that person watches nothing any more. */
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
    return { changes: { watcher: [inWords(row), inWords({ ...row, notificationType: 'None' })] }, result: null }
  })
}
