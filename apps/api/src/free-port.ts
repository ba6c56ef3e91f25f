import { once } from 'node:events'
import { createServer } from 'node:net'

type Address = { host: string; port: number }

/** Refuses to start on a port that is taken, before minutes are spent on a database for a portal that cannot listen. */
export async function refuseTakenPort({ host, port }: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is used by another program, perhaps another Lanewise. Stop it, or set another PORT. (EADDRINUSE)`,
    )
  }
  probe.close()
  await once(probe, 'close')
}
