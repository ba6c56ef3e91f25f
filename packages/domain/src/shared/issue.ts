/** Problem with one field: its path and the message shown beside it. */
export type FieldIssue = { path: (string | number)[]; message: string }

/** Message for a required field that was left empty. */
export const requiredMessage = 'This field is required.'
