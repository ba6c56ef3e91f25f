export { ContactLink } from './parts/ContactLink.tsx'
export { showTakenFields } from './parts/show-taken-fields.ts'
