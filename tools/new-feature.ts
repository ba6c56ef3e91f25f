import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#process/run.ts'
import { featureNames, writeFeature } from './new-feature/write-feature.ts'

/** `npm run new-feature lanes` writes the roles of a feature, so that none invents its own. */
const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-z-]*[a-z]$/.test(name)) {
  console.error('Name the feature in lower case, in the plural: npm run new-feature lanes')
  process.exit(2)
}
const migrations = await readdir(join(root, 'apps/api/migrations'))
const written = await writeFeature(root, featureNames(name), migrations)
spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written], {
  cwd: root,
})
console.log(`Wrote\n${written.map((file) => `  ${file}`).join('\n')}`)
console.log(`
Now list it, once each:
  packages/contract/src/index.ts                      the contract file
  apps/api/src/features.ts                            the feature
  apps/web/src/screens.ts                             its screens
  apps/api/src/platform/testing/examples.ts           an example call of each operation
  apps/api/src/platform/testing/snapshot.ts           its table
then run npm run db-types and npm run check.`)
