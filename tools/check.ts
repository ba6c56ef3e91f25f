import { checkInForce } from '#once/in-force.ts'
import { inParallel } from '#process/in-parallel.ts'
import { capture, isMain, programOf, root } from '#process/run.ts'
import { type Finding, readTree } from '#source/tree.ts'
import { checkTableOwners } from '#tables/owners.ts'
import { checkTypes, findUntyped } from '#types/check-types.ts'
import { checkColours } from './check-colours.ts'
import { checkImports } from './check-imports.ts'
import { checkOnce } from './check-once.ts'
import { checkSizes } from './check-sizes.ts'

/** Result of one check; an empty complaint means success. */
export type CheckResult = { name: string; complaint: string; seconds: number }

type Check = { name: string; run: () => Promise<string> }

/** Every static check: format and lint, types, imports, sizes, once, owners of tables, rules in force, colours. */
export async function runChecks(): Promise<CheckResult[]> {
  const tree = readTree(root)
  const checks: Check[] = [
    { name: 'types', run: async () => (await checkTypes(root)) || describe(findUntyped(tree)) },
    { name: 'format and lint', run: lint },
    { name: 'imports', run: async () => describe(checkImports(tree)) },
    { name: 'sizes', run: async () => describe(checkSizes(tree)) },
    { name: 'once', run: async () => describe(checkOnce(tree)) },
    { name: 'tables', run: async () => describe(checkTableOwners(tree)) },
    { name: 'rules in force', run: async () => describe(checkInForce(tree)) },
    { name: 'colours', run: async () => describe(checkColours(tree)) },
  ]
  return inParallel(2, checks, timed)
}

async function timed({ name, run }: Check): Promise<CheckResult> {
  const start = performance.now()
  const complaint = await run().catch((error) => String(error.stack ?? error))
  const seconds = (performance.now() - start) / 1000
  console.log(`${complaint ? '✗' : '✓'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(5)} s`)
  if (complaint) console.log(complaint.replace(/^/gm, '    '))
  return { name, complaint, seconds }
}

async function lint(): Promise<string> {
  const program = programOf('@biomejs/biome', 'bin/biome')
  const { code, output } = await capture(program, ['check', '--error-on-warnings', '--max-diagnostics=100', '.'])
  return code === 0 ? '' : output.trim()
}

function describe(findings: Finding[]): string {
  return findings.map(({ path, line, message }) => `${line ? `${path}:${line}` : path}  ${message}`).join('\n')
}

if (isMain(import.meta)) {
  const failed = (await runChecks()).filter(({ complaint }) => complaint)
  if (failed.length > 0)
    console.log(`${failed.length} of the checks failed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
