import { join, relative } from 'node:path'
import ts from 'typescript'
import { capture, programOf } from '#process/run.ts'
import type { Finding, Tree } from '#source/tree.ts'

/**
 * Builds all projects that the root's `tsconfig.json` names in one run, which caches its results in `.cache`. It uses
 * the native compiler, which is fast but has no API yet; checks that read sources use the other compiler.
 */
export async function checkTypes(root: string): Promise<string> {
  const { code, output } = await capture(programOf('typescript-native', 'bin/tsc'), ['-b'], { cwd: root })
  return code === 0 ? '' : output.trim()
}

/** Finds files that belong to no project, because they would never be type-checked and nobody would notice. */
export function findUntyped({ root, sources }: Tree): Finding[] {
  const typed = new Set(projectsOf(root).flatMap((project) => filesOf(root, project)))
  return sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !/\.config\.ts$/.test(path) && !typed.has(path))
    .map(({ path }) => ({ path, message: 'is in no project that tsconfig.json names' }))
}

function projectsOf(root: string): string[] {
  const { references = [] } = parse(join(root, 'tsconfig.json')) ?? {}
  return (references as { path: string }[]).map(({ path }) => path)
}

function filesOf(root: string, project: string): string[] {
  const folder = join(root, project)
  const { fileNames } = ts.parseJsonConfigFileContent(parse(join(folder, 'tsconfig.json')), ts.sys, folder)
  return fileNames.map((file) => relative(root, file).replaceAll('\\', '/'))
}

const parse = (file: string) => ts.readConfigFile(file, ts.sys.readFile).config
