import type { SheetRecord } from '../rate-sheets.queries.ts'

/**
 * A job restarts within seconds. After this much silence no process is applying the sheet, and it can be applied again.
 */
const longestSilence = 15 * 60_000

/** State shown to the user. A sheet whose job was lost shows as failed. */
export const stateOf = (
  { state, progressedAt }: Pick<SheetRecord, 'state' | 'progressedAt'>,
  now: Date,
): SheetRecord['state'] =>
  state === 'Applying' && progressedAt && now.getTime() - progressedAt.getTime() > longestSilence ? 'Failed' : state
