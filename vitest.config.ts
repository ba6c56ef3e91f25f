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
  testTimeout: minute / 2,
  hookTimeout: minute,
} as const

const e2e = {
  environment: 'node',
  globalSetup: 'global-setup.ts',
  pool: 'forks',
  maxWorkers,
  isolate: false,
  testTimeout: 2 * minute,
  hookTimeout: 2 * minute,
} as const

/**
 * The launcher of the embedded database, partners, files, spoiled calls, what dies with a process, commands without a
 * database, and how long searches are run: every statement of the product is run by other tests.
 */
const notOfDatabases = [
  '**/embedded/**',
  '**/connectors/**',
  '**/{sheet,storage}/**',
  '**/bad-input.test.ts',
  '**/killed-*.long.test.ts',
  '**/ops/{miles,quote,seed}.long.test.ts',
  '**/features/optimization/**',
]

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
          provide: { postgres: 'embedded', fuzzRuns: 8 },
        },
      },
      {
        root: 'apps/api',
        test: {
          ...api,
          name: 'api-long',
          include: ['**/*.long.test.ts', 'src/platform/bad-input.test.ts'],
          provide: { postgres: 'embedded', fuzzRuns: 40 },
          testTimeout: 2 * minute,
        },
      },
      {
        // The same tests on the oldest PostgreSQL that is supported, but for those that no other database concerns.
        root: 'apps/api',
        test: {
          ...api,
          name: 'api-pg15',
          include: ['**/*.test.ts'],
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
