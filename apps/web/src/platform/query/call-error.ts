/** Error helpers, for features that show failed calls in their own way. */
export { CallError, errorLines, fieldErrors } from '@lanewise/client/call-error'
