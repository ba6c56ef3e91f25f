import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Identity = { uid: number; gid: number }

/** A method to run PostgreSQL, which refuses to run as root. */
export type RunAs = {
  name: string
  /** Required owner of the cluster for this method. Undefined when any owner works. */
  owner?: Identity
  /**
   * Whether this method may need a copy of the binaries and another folder, because it gives up root's access to all
   * folders.
   */
  needsOpenFolder?: boolean
  command(file: string, args: string[]): { file: string; args: string[]; identity: Partial<Identity> }
}

export const asSelf: RunAs = {
  name: 'the current user',
  command: (file, args) => ({ file, args, identity: {} }),
}

/**
 * Runs as root in a user namespace that maps root to another user: files stay owned by root, and folders with mode 0700
 * stay accessible.
 */
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

/** Used where user namespaces are not allowed, as in many containers. */
export const asNobody: RunAs = {
  name: 'user 65534',
  owner: nobody,
  needsOpenFolder: true,
  command: (file, args) => ({ file, args, identity: nobody }),
}

/** initdb refuses a user id that is not in /etc/passwd. 1000 is the first regular user, if there is one. */
function listedUser(): number {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const ids = users.map((line) => Number(line.split(':')[2])).filter((id) => id > 0)
  return ids.includes(1000) ? 1000 : (ids[0] ?? 1000)
}

export function usualMethods(): RunAs[] {
  return process.getuid?.() === 0 ? [asMappedUser, asNobody] : [asSelf]
}

/** Whether PostgreSQL can start its binary and enter the folder with this method. */
export async function canUse(runner: RunAs, native: string, folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  const probe = ['-c', '"$0" --version && cd "$1"', join(native, 'bin/postgres'), folder]
  return runAs(runner, '/bin/sh', probe).then(
    () => true,
    () => false,
  )
}

export function runAs(runner: RunAs, file: string, args: string[]): Promise<{ stdout: string; stderr: string }> {
  const command = runner.command(file, args)
  // Every user can enter the root folder, unlike the current folder of this process.
  return run(command.file, command.args, { ...command.identity, cwd: '/' })
}

/**
 * Changes the owner of the folder to the user that runs PostgreSQL. The folder itself comes last, so that an
 * interrupted change is repeated.
 */
export async function giveTo(owner: Identity | undefined, folder: string): Promise<void> {
  if (!owner || (await stat(folder)).uid === owner.uid) return
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), owner.uid, owner.gid)
  }
  await chown(folder, owner.uid, owner.gid)
}
