import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#process/run.ts'
import { featureNames } from './new-feature/feature-names.ts'
import { writeFeature } from './new-feature/write-feature.ts'

/**
 * `npm run new-feature lanes` creates a feature that works from table to screen, so that all features have the same
 * structure.
 */
const [plural = '', singular] = process.argv.slice(2)
const isName = (name: string) => /^[a-z][a-z-]*[a-z]$/.test(name)
if (!isName(plural) || (singular !== undefined && !isName(singular))) {
  console.error('Name the feature in lower case, in the plural: npm run new-feature lanes')
  console.error('Where its singular is unusual, name it too: npm run new-feature indices index')
  process.exit(2)
}
const migrations = await readdir(join(root, 'apps/api/migrations'))
const written = await writeFeature(root, featureNames(plural, singular), migrations)
spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written], {
  cwd: root,
})
console.log(`Wrote\n${written.map((file) => `  ${file}`).join('\n')}`)
console.log(`
It is in the three lists of features already. Run npm run db-types, then npm run check.
Then give it its own fields: migration, labels, contract and form; its permissions stand in the contract.`)
