export { ContactLink } from './parts/ContactLink.tsx'
