import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Identity = { uid: number; gid: number }

/** A way to run PostgreSQL, which refuses to run as root. */
export type RunAs = {
  name: string
  /** Who must own the cluster for this way to work; nobody in particular when absent. */
  owner?: Identity
  /** Whether a copy of the binaries and another folder may be needed, because this way gives up root's right to enter any folder. */
  needsOpenFolder?: boolean
  command(file: string, args: string[]): { file: string; args: string[]; identity: Partial<Identity> }
}

export const asSelf: RunAs = {
  name: 'the current user',
  command: (file, args) => ({ file, args, identity: {} }),
}

/** Root in a user namespace that shows it as another user: files stay root's, and folders of mode 0700 stay open. */
export const asMappedUser: RunAs = {
  name: 'a mapped user',
  owner: { uid: 0, gid: 0 },
  command: (file, args) => ({
    file: 'unshare',
    args: ['--user', `--map-user=${listedUser()}`, `--map-group=${listedUser()}`, file, ...args],
    identity: {},
  }),
}

const nobody: Identity = { uid: 65534, gid: 65534 }

/** Where namespaces are refused (many containers). */
export const asNobody: RunAs = {
  name: 'user 65534',
  owner: nobody,
  needsOpenFolder: true,
  command: (file, args) => ({ file, args, identity: nobody }),
}

/** initdb refuses a user id without an entry in the list of users; 1000 is the first ordinary user, if there is one. */
function listedUser(): number {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const ids = users.map((line) => Number(line.split(':')[2])).filter((id) => id > 0)
  return ids.includes(1000) ? 1000 : (ids[0] ?? 1000)
}

export function usualWays(): RunAs[] {
  return process.getuid?.() === 0 ? [asMappedUser, asNobody] : [asSelf]
}

/** Whether PostgreSQL, run this way, can start its program and enter the folder. */
export async function canUse(way: RunAs, native: string, folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  const probe = ['-c', '"$0" --version && cd "$1"', join(native, 'bin/postgres'), folder]
  return runAs(way, '/bin/sh', probe).then(
    () => true,
    () => false,
  )
}

export function runAs(way: RunAs, file: string, args: string[]): Promise<{ stdout: string; stderr: string }> {
  const command = way.command(file, args)
  // The root folder can be entered by everyone, unlike the one this process may have been started in.
  return run(command.file, command.args, { ...command.identity, cwd: '/' })
}

/** Gives the folder to the user that runs PostgreSQL; the folder itself comes last, so an interrupted change is done again. */
export async function giveTo(owner: Identity | undefined, folder: string): Promise<void> {
  if (!owner || (await stat(folder)).uid === owner.uid) return
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), owner.uid, owner.gid)
  }
  await chown(folder, owner.uid, owner.gid)
}
