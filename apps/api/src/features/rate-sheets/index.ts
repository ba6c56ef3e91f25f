import type { Feature } from '#platform/feature.ts'
import { sheetApplying } from './rate-sheets.jobs.ts'
import { routes } from './rate-sheets.routes.ts'

export { previewRateSheet } from './preview/preview-rate-sheet.ts'
export { applyRateSheet } from './rate-sheets.actions.ts'
export { sheetApplying } from './rate-sheets.jobs.ts'

export const rateSheets: Feature = { name: 'rate-sheets', routes, jobs: [sheetApplying] }
