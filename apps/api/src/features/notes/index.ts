import type { Feature, RecordKind } from '#platform/feature.ts'
import { forgetUnusedPictures } from './note-pictures.ts'
import { notedKinds } from './noted-records.ts'
import { routes } from './notes.routes.ts'

export { findNoteToTell } from './notes.queries.ts'

/** Notes on the records of other features, whose descriptions say which kinds take them. */
export const notes = (records: readonly RecordKind[]): Feature => ({
  name: 'notes',
  routes: routes(notedKinds(records)),
  rounds: [forgetUnusedPictures],
})
