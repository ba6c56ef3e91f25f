import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyBinaries, linkLibraries, locatePackage, packageVersion } from './binaries.ts'
import { canUse, giveTo, type RunAs, runAs } from './privileges.ts'
import { isAlive } from './survivor.ts'

/**
 * Paths of one embedded database. `home` holds the cluster and equals `folder`, unless PostgreSQL has no access to it.
 */
export type Place = { folder: string; home: string; cluster: string; log: string; password: string }

export type ReadyCluster = { place: Place; native: string; runner: RunAs }

/** Finds the folders and the password of the database in a data folder, and creates them at the first start. */
export async function openPlace(dataDir: string): Promise<Place> {
  const folder = join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true })
  const moved = await readFile(locationFile(folder), 'utf8').catch(() => undefined)
  if (moved && !existsSync(join(moved, 'cluster'))) {
    throw new Error(
      `The database of ${dataDir} was kept in ${moved}, which is gone. Restore a backup, or delete ${locationFile(folder)} to begin with an empty one.`,
    )
  }
  return { ...placeAt(folder, moved ?? folder), password: await keepPassword(folder) }
}

/** Path of the cluster in a data folder, whether or not it exists yet. */
export async function locateCluster(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres')
  const moved = await readFile(locationFile(folder), 'utf8').catch(() => undefined)
  return placeAt(folder, moved ?? folder).cluster
}

/** Chooses the first method that works on this machine to run PostgreSQL, and creates the cluster if there is none. */
export async function readyCluster(
  place: Place,
  methods: RunAs[],
  packageFolder = locatePackage(),
): Promise<ReadyCluster> {
  await linkLibraries(packageFolder)
  await refuseOtherVersion(place, packageFolder)
  for (const method of methods) {
    const ready = await fit(method, place, packageFolder)
    if (!ready) continue
    if (!existsSync(ready.place.cluster)) await makeCluster(ready)
    await giveTo(method.owner, ready.place.cluster)
    return ready
  }
  throw new Error(
    `PostgreSQL cannot run here as ${methods.map((method) => method.name).join(' or as ')}. Let DATA_DIR name a folder that every user may enter.`,
  )
}

/** PostgreSQL opens only clusters of its own major version, and says so only in its log. */
async function refuseOtherVersion({ cluster }: Place, packageFolder: string) {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const [own] = (await packageVersion(packageFolder)).split('.')
  if (made !== '' && made !== own)
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made}, and this version of the product brings PostgreSQL ${own}. Open it with the version that made it, or let DATA_DIR name another folder.`,
    )
}

function placeAt(folder: string, home: string): Omit<Place, 'password'> {
  return { folder, home, cluster: join(home, 'cluster'), log: join(folder, 'server.log') }
}

const locationFile = (folder: string) => join(folder, 'location')

async function fit(runner: RunAs, place: Place, packageFolder: string): Promise<ReadyCluster | undefined> {
  const native = join(packageFolder, 'native')
  if (await canUse(runner, native, place.home)) return { native, runner: runner, place }
  if (!runner.needsOpenFolder) return undefined
  const open = await openHome(runner, place)
  if (!open) return undefined
  const copy = await copyBinaries(packageFolder, open.home)
  return (await canUse(runner, copy, open.home)) ? { native: copy, runner: runner, place: open } : undefined
}

/**
 * The place itself where the user has access. Otherwise a folder in the temporary directory, but never for an existing
 * cluster.
 */
async function openHome(runner: RunAs, place: Place): Promise<Place | undefined> {
  const entered = await runAs(runner, '/bin/sh', ['-c', 'cd "$0"', place.home]).catch(() => undefined)
  if (entered) return place
  if (existsSync(place.cluster)) return undefined
  const home = join(tmpdir(), `lanewise-${createHash('sha256').update(place.folder).digest('hex').slice(0, 16)}`)
  await mkdir(home, { mode: 0o755 }).catch(() => undefined)
  const homeStats = await lstat(home)
  if (!homeStats.isDirectory() || homeStats.uid !== process.getuid?.()) return undefined
  await chmod(home, 0o755)
  await writeFile(locationFile(place.folder), home)
  await appendFile(
    place.log,
    `${runner.name} may not enter ${place.folder}, so the database is kept in ${home}. Let DATA_DIR name a folder that every user may enter.\n`,
  )
  return { ...place, ...placeAt(place.folder, home) }
}

/**
 * The cluster gets its final name when it is complete, so that an interrupted start leaves nothing that looks like a
 * cluster.
 */
async function makeCluster({ place: { home, cluster, password }, native, runner }: ReadyCluster): Promise<void> {
  await removeDrafts(home)
  const draft = join(home, `draft-${process.pid}-${randomUUID()}`)
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (runner.owner)
    await Promise.all([draft, passwordFile].map((path) => chown(path, runner.owner?.uid ?? 0, runner.owner?.gid ?? 0)))
  const args = ['-D', draft, '-U', 'postgres', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256']
  try {
    await runAs(runner, join(native, 'bin/initdb'), [
      ...args,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ])
    await rename(draft, cluster).catch((error) => {
      if (!existsSync(cluster)) throw error
    })
  } finally {
    await Promise.all([draft, passwordFile].map((path) => rm(path, { recursive: true, force: true })))
  }
}

async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => {
    const pid = /^draft-(\d+)-/.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  await Promise.all(drafts.map((name) => rm(join(home, name), { recursive: true, force: true })))
}

async function keepPassword(folder: string): Promise<string> {
  const file = join(folder, 'password')
  if (!existsSync(file) && existsSync(join(folder, 'cluster'))) {
    throw new Error(`The password of the embedded database is missing: ${file}. Restore that file or a backup.`)
  }
  const fresh = randomBytes(24).toString('base64url')
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}
