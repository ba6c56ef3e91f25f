import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source file: its path relative to the root, with slashes, and its text. */
export type Source = { path: string; text: string }

/** A workspace: its folder, its npm name, and the folders that `#` and `@lanewise/…` imports resolve to. */
export type Workspace = { folder: string; name: string; importsFrom: string; exportsFrom: string }

export type Tree = { root: string; sources: Source[]; workspaces: Workspace[] }

/** A problem reported by a check. */
export type Finding = { path: string; line?: number; message: string }

const topFolders = ['packages', 'apps', 'demo', 'e2e', 'bench', 'tools']
const skipped = new Set(['node_modules', 'dist', 'coverage', '.cache'])
const sourceName = /\.(ts|tsx|mjs)$/

export function readTree(root: string): Tree {
  const folders = topFolders.filter((folder) => existsSync(join(root, folder)))
  const paths = folders.flatMap((folder) => walk(root, folder))
  return {
    root,
    sources: paths.filter((path) => sourceName.test(path)).map((path) => ({ path, text: read(root, path) })),
    workspaces: paths.filter((path) => path.endsWith('/package.json')).map((path) => readWorkspace(root, path)),
  }
}

/** Includes tests and code that only tests use. */
export const isTest = (path: string): boolean =>
  /\.(test|e2e|examples)\.tsx?$/.test(path) || /\/(testing|fixtures)\//.test(path)

export const isTestFile = (path: string): boolean => /\.(test|e2e|examples)\.tsx?$/.test(path)

export const isGenerated = (path: string): boolean => /\.gen\.tsx?$/.test(path)

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(root, path)
    return entry.isFile() ? [path] : []
  })
}

function readWorkspace(root: string, path: string): Workspace {
  const folder = folderOf(path)
  const { name, imports, exports } = JSON.parse(read(root, path)) as Described
  return {
    folder,
    name,
    importsFrom: folderBelow(folder, imports?.['#*']),
    exportsFrom: folderBelow(folder, exports?.['./*']),
  }
}

type Described = { name: string; imports?: Record<string, string>; exports?: Record<string, string> }

function folderBelow(folder: string, pattern = './src/*'): string {
  const target = pattern.replace(/^\.\/|\/?\*(\.ts)?$/g, '')
  return target ? `${folder}/${target}` : folder
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')
