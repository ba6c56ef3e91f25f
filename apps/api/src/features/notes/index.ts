import type { Feature, RecordKind } from '#platform/feature.ts'
import { forgetUnusedPictures } from './note-pictures.ts'
import { notedKinds } from './noted-records.ts'
import { routes } from './notes.routes.ts'

export { findNoteForNotice } from './notes.queries.ts'

/** Notes on the records of other features. The records' descriptions state which kinds can have notes. */
export const notes = (records: readonly RecordKind[]): Feature => ({
  name: 'notes',
  routes: routes(notedKinds(records)),
  rounds: [forgetUnusedPictures],
})
