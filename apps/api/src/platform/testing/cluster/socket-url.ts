import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The operating system limits a socket path to a little more than a hundred characters. */
const longestName = 100

/**
 * Folder for the Unix socket of the test cluster: a message through it costs less than one through TCP. Null on Windows
 * and where the path would be too long.
 */
export async function socketFolderIn(folder: string): Promise<string | null> {
  const sockets = join(folder, 's')
  if (process.platform === 'win32' || Buffer.byteLength(join(sockets, '.s.PGSQL.65535')) > longestName) return null
  await mkdir(sockets)
  // The database may run as another user, who creates the socket in this folder. Other users may neither remove nor
  // replace it.
  await chmod(sockets, 0o1777)
  return sockets
}

/** Database URL through the socket. URL parsers treat the folder as the host. */
export function throughSocket(url: string, folder: string | null): string {
  if (!folder) return url
  const { username, password, port, pathname } = new URL(url)
  return `postgres://${username}:${password}@${encodeURIComponent(folder)}:${port}${pathname}`
}
