import { defineConfig } from 'vitest/config'

const minute = 60_000

export default defineConfig({
  test: {
    // A stage whose folder has no tests yet is no failure.
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'demo/**/*.test.ts'],
          isolate: false,
          testTimeout: minute / 2,
        },
      },
      {
        root: 'apps/web',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          // A window and its modules serve many files; src/testing/setup.ts leaves nothing of a test behind.
          isolate: false,
          testTimeout: minute,
        },
      },
      {
        root: 'apps/api',
        test: {
          name: 'api',
          environment: 'node',
          include: ['**/*.test.ts'],
          globalSetup: ['src/platform/testing/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          // Each file has a portal and a database of its own; the code they run is loaded once.
          isolate: false,
          testTimeout: minute / 2,
          hookTimeout: minute,
        },
      },
      {
        root: 'e2e',
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['**/*.e2e.ts'],
          globalSetup: ['global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
        },
      },
    ],
  },
})
