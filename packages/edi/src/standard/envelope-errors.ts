/**
 * An envelope error and its position. The code comes from the X12 list for its level: interchange note codes (TA1), or
 * the functional acknowledgement codes for groups (AK9) and transactions (AK5).
 */
export type X12Error = {
  level: 'Interchange' | 'Group' | 'Transaction'
  code: string
  message: string
  segment: string
  position: number
}

/** Actual or expected position of a segment. */
export type Place = { id: string; position: number }

export const interchangeError = errorsOf('Interchange')
export const groupError = errorsOf('Group')
export const transactionError = errorsOf('Transaction')

/** The received text, shortened to fit into a message. */
export const quoted = (text: string): string => `"${text.slice(0, 30)}"`

function errorsOf(level: X12Error['level']) {
  return (code: string, message: string, { id, position }: Place): X12Error => ({
    level,
    code,
    message,
    segment: id,
    position,
  })
}
