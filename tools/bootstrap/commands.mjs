/**
 * A step runs one TypeScript file. `lock` keeps two runs from doing it at the same time.
 * @typedef {{ file: string, args?: string[], env?: Record<string, string>, lock?: string }} Step
 */

/** @type {Step} */
const buildWeb = { file: 'tools/build-web.ts', lock: 'build-web' }

/** @type {(file: string) => (args: string[]) => Step[]} */
const program = (file) => (args) => [{ file, args }]

/** The environment given here is a default: what the caller sets wins. @type {Record<string, (args: string[]) => Step[]>} */
export const commands = {
  start: (args) => [buildWeb, { file: 'demo/src/main.ts', args, env: { DEMO: 'true' } }],
  serve: (args) => [buildWeb, { file: 'apps/api/src/main.ts', args, env: { DEMO: 'false' } }],
  dev: program('tools/dev.ts'),
  test: program('tools/test.ts'),
  'test:long': (args) => [{ file: 'tools/test.ts', args: ['--long', ...args] }],
  check: program('tools/check.ts'),
  format: (args) => [{ file: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '--write', ...args] }],
  bench: program('tools/bench.ts'),
  'new-feature': program('tools/new-feature.ts'),
  seed: program('demo/src/commands/seed.ts'),
  token: program('demo/src/commands/token.ts'),
  company: program('apps/api/src/commands/company.ts'),
  'check-data': program('apps/api/src/commands/check-data.ts'),
  miles: program('apps/api/src/commands/miles.ts'),
  quote: program('demo/src/commands/quote.ts'),
  backup: program('apps/api/src/commands/backup.ts'),
  restore: program('apps/api/src/commands/restore.ts'),
  'simulator-client': program('demo/src/commands/simulator-client.ts'),
  pictures: program('e2e/pictures.ts'),
  'db-types': program('apps/api/src/commands/db-types.ts'),
}
