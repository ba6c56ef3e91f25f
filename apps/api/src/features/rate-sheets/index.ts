import type { Feature } from '#platform/feature.ts'
import { routes } from './rate-sheets.routes.ts'

export const rateSheets: Feature = { name: 'rate-sheets', routes }
