import type { Env } from './env.ts'
import { connect } from './platform/db/database.ts'
import { openEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts'
import type { Watch } from './platform/db/embedded/keep-running.ts'
import { migrate } from './platform/db/migrate.ts'
import { prepareQueue } from './platform/jobs/queue.ts'

/**
 * PostgreSQL's defaults suit a small old machine (memory for pages, pauses between writes) and servers with replicas.
 * The embedded server has no replicas, so a new index need not be written to the journal as well.
 */
const settings = {
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
}

/** The migrated database of this installation: the configured one, or the embedded one in the data folder. */
export async function openDatabase(env: Env, { exclusive, watch }: { exclusive: boolean; watch?: Watch }) {
  const embedded = env.DATABASE_URL
    ? null
    : await openEmbeddedPostgres({ dataDir: env.DATA_DIR, exclusive, settings, ...(watch && { watch }) })
  const ownerUrl = env.DATABASE_URL ?? embedded?.url ?? ''
  try {
    const role = await migrate(ownerUrl, env.DATABASE_APP_URL)
    await prepareQueue(ownerUrl, role.name)
    const connection = connect(role.url, env.DATABASE_POOL)
    const end = async () => {
      await connection.close()
      await embedded?.stop()
    }
    let ended: Promise<void> | undefined
    const close = () => {
      ended ??= end()
      return ended
    }
    return { ...connection, ownerUrl, appUrl: role.url, roleName: role.name, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
export type PortalDatabase = Awaited<ReturnType<typeof openDatabase>>
