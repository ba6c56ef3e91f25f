export { NotesCard } from './NotesCard.tsx'
export { NotesSection } from './NotesSection.tsx'
