import type { Feature, RecordKind } from '#platform/feature.ts'
import { routes } from './search.routes.ts'

/** Searches records of every kind that defines how its rows become results. */
export const search = (records: readonly RecordKind[]): Feature => ({ name: 'search', routes: routes(records) })
