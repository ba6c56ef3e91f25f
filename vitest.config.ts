import { configDefaults, defineConfig } from 'vitest/config'

const minute = 60_000
const long = '**/*.long.*'
/** By default, Vitest reserves one of two cores for its own work, which is little. */
const maxWorkers = 2

/** The files of a worker share the loaded code, and a portal unless they need one of their own. */
const api = {
  environment: 'node',
  globalSetup: 'src/platform/testing/global-setup.ts',
  pool: 'forks',
  maxWorkers,
  isolate: false,
  // API calls create many short-lived objects; more memory for them means fewer garbage collections.
  execArgv: ['--max-semi-space-size=64'] as string[],
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
  // The timeout equals that of the browser under test.
  expect: { poll: { timeout: minute } },
} as const

/** Tests of behavior that differs between databases even for the same SQL: plans, locks, partitions, roles, search. */
const ofDatabases = [
  'src/platform/db/{catalogue,dialect,keep-months,references}.test.ts',
  'src/platform/jobs/{killed-worker.long,queue}.test.ts',
  'src/platform/list/list-query.test.ts',
  'src/platform/outbox/{relay,turn-loop}.test.ts',
  'src/platform/walls.test.ts',
  'src/features/orders/{list/order-list,save/create-order}.test.ts',
  'src/features/search/{search,search-index}.test.ts',
  'src/ops/{migrations,two-processes}.long.test.ts',
]

type Conditions = { resolve?: { conditions?: string[] } }

/**
 * Screen tests run on the production build of packages; in the development build, styles, for example, carry labels for
 * developers.
 */
const productionPackages = {
  name: 'production-packages',
  enforce: 'post' as const,
  config: (config: Conditions & { ssr?: Conditions }) => {
    for (const part of [config, config.ssr]) useProduction(part)
  },
  configEnvironment: (_name: string, options: Conditions) => useProduction(options),
}

/** Vite does not decide between builds of a package, and Vitest defaults to the development build. */
function useProduction(part: Conditions | undefined) {
  const { conditions } = part?.resolve ?? {}
  if (part && conditions)
    part.resolve = {
      ...part.resolve,
      conditions: conditions.map((one) => (one === 'development|production' ? 'production' : one)),
    }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,tools,demo}/**/*.test.ts', 'apps/web/bundle/**/*.test.ts'],
          exclude: [...configDefaults.exclude, long],
          isolate: false,
          maxWorkers,
          testTimeout: minute / 2,
        },
      },
      { test: { name: 'tools-long', environment: 'node', include: ['tools/**/*.long.test.ts'] } },
      {
        root: 'apps/web',
        // The production build of React; src/testing/speed explains why.
        oxc: { jsx: { development: false } },
        plugins: [productionPackages],
        test: {
          name: 'web',
          execArgv: ['--max-semi-space-size=64'],
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          // A window and its modules serve many files; src/testing/setup.ts cleans up after each test.
          isolate: false,
          maxWorkers,
          testTimeout: 2 * minute,
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
          provide: { postgres: 'embedded', fuzzRuns: 2 },
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
        // Runs on the oldest supported PostgreSQL.
        root: 'apps/api',
        test: {
          ...api,
          name: 'api-pg15',
          include: ofDatabases,
          provide: { postgres: 'system', fuzzRuns: 2 },
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
