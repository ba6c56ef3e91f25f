import type { Feature } from '#platform/feature.ts'
import { sheetApplying } from './rate-sheets.jobs.ts'
import { routes } from './rate-sheets.routes.ts'

export const rateSheets: Feature = { name: 'rate-sheets', routes, jobs: [sheetApplying] }
