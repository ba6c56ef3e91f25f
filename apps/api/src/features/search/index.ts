import type { Feature, RecordKind } from '#platform/feature.ts'
import { routes } from './search.routes.ts'

/** Finds records of every kind that says how its rows become results. */
export const search = (records: readonly RecordKind[]): Feature => ({ name: 'search', routes: routes(records) })
