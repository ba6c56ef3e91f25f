/**
 * What is wrong with an envelope and where. The code is of the list that X12 keeps for the level: note codes of the
 * interchange acknowledgement (TA1), or those that a functional acknowledgement gives for a group (AK9) and a
 * transaction (AK5).
 */
export type X12Error = {
  level: 'Interchange' | 'Group' | 'Transaction'
  code: string
  message: string
  segment: string
  position: number
}

/** Where a segment stands, or should. */
export type Place = { id: string; position: number }

export const interchangeError = errorsOf('Interchange')
export const groupError = errorsOf('Group')
export const transactionError = errorsOf('Transaction')

/** What came, as far as a message has room for it. */
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
