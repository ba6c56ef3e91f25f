import { join, relative } from 'node:path'
import ts from 'typescript'
import { capture, programOf } from '#process/run.ts'
import type { Finding, Tree } from '#source/tree.ts'

/**
 * One build over all projects that the root's `tsconfig.json` names; it remembers in `.cache` what it has checked.
 * By the compiler that is quick and has no API yet; the checks that read sources use the one that has.
 */
export async function checkTypes(root: string): Promise<string> {
  const { code, output } = await capture(programOf('typescript-native', 'bin/tsc'), ['-b'], { cwd: root })
  return code === 0 ? '' : output.trim()
}

/** A file in no project is never checked, and nobody would notice. */
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
