import type { Said } from '#platform/form/save/said.ts'

/** LANE-34: what the server says stands in the place of the usual words; a field that says it already is enough. */
export const failedWith =
  (text: string) =>
  (message: string, isAtField: boolean): Said | null =>
    isAtField ? null : { kind: 'error', text: message || text }
