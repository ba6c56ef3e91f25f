import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Logger } from '#platform/log.ts'

export type ClusterAdapter = { adapter: ReturnType<typeof createAdapter>; close(): Promise<void> }

/** Passes messages between the socket servers of all processes, through the database. */
export function createClusterAdapter(pool: pg.Pool, log: Logger): ClusterAdapter {
  const listeners = createListeners(pool)
  const connections = {
    connect: listeners.open,
    query: (text: string, values?: unknown[]) => pool.query(text, values),
  }
  const adapter = createAdapter(connections as unknown as pg.Pool, {
    tableName: 'system.socket_io_attachments',
    // A database notification is limited to 8,000 bytes.
    payloadThreshold: 7_500,
    errorHandler: (error) => log.warn({ err: error }, 'a message between socket servers was lost'),
  })
  return { adapter, close: listeners.close }
}

/**
 * The adapter would keep a pool connection forever, lose it when it breaks, and let its error end the process, so it
 * gets separate connections.
 */
function createListeners(pool: pg.Pool) {
  const open = new Set<pg.Client>()
  let closed = false
  return {
    open: async () => {
      // The adapter retries as long as it gets an error. After closing, it gets no answer.
      if (closed) return new Promise<never>(() => {})
      const client = new pg.Client({
        ...pool.options,
        application_name: 'lanewise-sockets',
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      })
      client.on('error', () => {})
      client.on('end', () => open.delete(client))
      open.add(client)
      await client.connect()
      return Object.assign(client, { release: () => client.end().catch(() => undefined) })
    },
    close: async () => {
      closed = true
      await Promise.all([...open].map((client) => client.end().catch(() => undefined)))
    },
  }
}
