import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#platform/log.ts'

export type Listener = { stop(): Promise<void> }
export type ListenOptions = { url: string; channel: string; onNotice: () => void; log: Logger }

const reconnectAfter = 1_000

/** Listens to a database channel on a separate connection, which is reopened whenever it breaks. */
export function listen({ url, channel, onNotice, log }: ListenOptions): Listener {
  const stopped = new AbortController()
  const { signal } = stopped
  const run = async () => {
    while (!signal.aborted) {
      await listenUntilBroken({ url, channel, onNotice, signal }).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, channel }, 'the notification channel broke; it is opened again')
      })
      await pause(reconnectAfter, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

type Hearing = Omit<ListenOptions, 'log'> & { signal: AbortSignal }

async function listenUntilBroken({ url, channel, onNotice, signal }: Hearing) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lanewise-listen',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const over = Promise.withResolvers<void>()
  client.on('notification', onNotice)
  client.on('error', over.reject)
  client.on('end', over.resolve)
  const leave = () => over.resolve()
  signal.addEventListener('abort', leave)
  over.promise.catch(() => undefined)
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    // Catches up on notifications that were sent while nothing was listening.
    onNotice()
    await over.promise
  } finally {
    signal.removeEventListener('abort', leave)
    // A broken connection may never finish closing.
    await Promise.race([client.end().catch(() => undefined), pause(1_000)])
  }
}
