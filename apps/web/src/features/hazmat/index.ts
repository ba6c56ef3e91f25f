export { HazmatDetails } from './HazmatDetails.tsx'
export { NameCheckContext, useNameCheck, withNameCheck } from './name-check.ts'
