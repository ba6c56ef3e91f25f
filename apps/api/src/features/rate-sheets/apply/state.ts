import type { SheetRecord } from '../rate-sheets.queries.ts'

/** A job is begun again within seconds; after so long nobody applies the sheet any more, and it can be applied again. */
const longestSilence = 15 * 60_000

/** The state as it is told: a sheet whose job was lost on the way has failed. */
export const stateOf = (
  { state, progressedAt }: Pick<SheetRecord, 'state' | 'progressedAt'>,
  now: Date,
): SheetRecord['state'] =>
  state === 'Applying' && progressedAt && now.getTime() - progressedAt.getTime() > longestSilence ? 'Failed' : state
