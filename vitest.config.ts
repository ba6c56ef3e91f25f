import { configDefaults, defineConfig } from 'vitest/config'

const minute = 60_000
const long = '**/*.long.*'
/** Left to itself, Vitest keeps one of two cores for its own work, of which there is little. */
const maxWorkers = 2

/** Each file has a portal and a database of its own; the code they run is loaded once. */
const api = {
  environment: 'node',
  globalSetup: 'src/platform/testing/global-setup.ts',
  pool: 'forks',
  maxWorkers,
  isolate: false,
  testTimeout: minute,
  hookTimeout: 2 * minute,
} as const

const e2e = {
  environment: 'node',
  globalSetup: 'global-setup.ts',
  pool: 'forks',
  maxWorkers,
  isolate: false,
  testTimeout: 4 * minute,
  hookTimeout: 5 * minute,
  // As patient as the browser that is looked at.
  expect: { poll: { timeout: minute } },
} as const

/** What differs between databases beyond their language, which `api` asks about: plans, locks, partitions, roles, search. */
const ofDatabases = [
  'src/platform/{audit,db,jobs,list,outbox,search}/**/*.test.ts',
  'src/platform/*.test.ts',
  'src/features/{orders,lanes}/**/*.test.ts',
  'src/ops/{database-away.long,migrations,migrations.long,two-processes.long}.test.ts',
]
const notOfDatabases = ['**/embedded/**', '**/bad-input.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [...configDefaults.exclude, long],
          isolate: false,
          maxWorkers,
          testTimeout: minute / 2,
        },
      },
      { test: { name: 'tools-long', environment: 'node', include: ['tools/**/*.long.test.ts'] } },
      {
        root: 'apps/web',
        // Without "development": the styling library would label every rule for its developer tools.
        ssr: { resolve: { conditions: ['node'] } },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          // A window and its modules serve many files; src/testing/setup.ts leaves nothing of a test behind.
          isolate: false,
          maxWorkers,
          testTimeout: minute,
        },
      },
      {
        root: 'apps/api',
        test: {
          ...api,
          name: 'api',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, long],
          setupFiles: ['src/platform/testing/statements/record.ts'],
          provide: { postgres: 'embedded', fuzzRuns: 4 },
        },
      },
      {
        root: 'apps/api',
        test: {
          ...api,
          name: 'api-long',
          include: ['**/*.long.test.ts', 'src/platform/bad-input.test.ts'],
          provide: { postgres: 'embedded', fuzzRuns: 16 },
          testTimeout: 2 * minute,
        },
      },
      {
        // On the oldest PostgreSQL that is supported.
        root: 'apps/api',
        test: {
          ...api,
          name: 'api-pg15',
          include: ofDatabases,
          exclude: [...configDefaults.exclude, ...notOfDatabases],
          provide: { postgres: 'system', fuzzRuns: 8 },
        },
      },
      {
        root: 'e2e',
        test: { ...e2e, name: 'e2e', include: ['**/*.e2e.ts'], exclude: [...configDefaults.exclude, long] },
      },
      { root: 'e2e', test: { ...e2e, name: 'e2e-long', include: ['**/*.long.e2e.ts'] } },
    ],
  },
})
