/** What is wrong with one field: where it is and the text a person reads beside it. */
export type FieldIssue = { path: (string | number)[]; message: string }

/** The text beside a field that was left empty. */
export const requiredMessage = 'This field is required.'
