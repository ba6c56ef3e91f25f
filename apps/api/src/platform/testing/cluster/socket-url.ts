import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The system keeps a little more than a hundred characters for the name of a socket. */
const longestName = 100

/**
 * Where a cluster of tests listens besides its port: a message through it costs less than one through the network.
 * None on Windows, and where the name would be too long.
 */
export async function socketFolderIn(folder: string): Promise<string | null> {
  const sockets = join(folder, 's')
  if (process.platform === 'win32' || Buffer.byteLength(join(sockets, '.s.PGSQL.65535')) > longestName) return null
  await mkdir(sockets)
  // The database may run as another user, who makes the socket here; others may neither remove nor replace it.
  await chmod(sockets, 0o1777)
  return sockets
}

/** The address of a database, by its socket; what parses addresses takes the folder for a host. */
export function throughSocket(url: string, folder: string | null): string {
  if (!folder) return url
  const { username, password, port, pathname } = new URL(url)
  return `postgres://${username}:${password}@${encodeURIComponent(folder)}:${port}${pathname}`
}
