import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root, show } from '#process/run.ts'

/** `npm run bench` runs all benchmarks, `npm run bench -- dashboard` those whose name begins with "dashboard". */
const [wanted = '', ...args] = process.argv.slice(2)
const files = globSync('bench/**/*.bench.ts', { cwd: root }).filter((file) => basename(file).startsWith(wanted))

if (files.length === 0) {
  console.error(wanted ? `There is no measurement ${wanted} in bench/.` : 'There are no measurements in bench/.')
  process.exitCode = 1
}
for (const file of files.sort()) {
  console.log(`\n── ${file}`)
  if ((await show(file, args)) !== 0) process.exitCode = 1
}
