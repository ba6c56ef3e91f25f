import type { SaveMessage } from '#platform/form/save/save-message.ts'

/**
 * A message of the server replaces the default one. No message is shown when a field already shows the error. (LANE-34)
 */
export const failedWith =
  (text: string) =>
  (message: string, isAtField: boolean): SaveMessage | null =>
    isAtField ? null : { kind: 'error', text: message || text }
