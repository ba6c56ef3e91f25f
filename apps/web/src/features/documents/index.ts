export { DocumentsCard } from './card/DocumentsCard.tsx'
