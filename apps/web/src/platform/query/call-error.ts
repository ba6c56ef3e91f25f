/** What a call that failed says, for features that tell it in their own way. */
export { CallError, errorLines, fieldErrors } from '@lanewise/client/call-error'
