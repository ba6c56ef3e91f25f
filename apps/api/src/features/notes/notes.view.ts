import type { Note } from '@lanewise/contract/notes'
import type { NoteRow } from './notes.queries.ts'

export const noteView = (row: NoteRow): Note => ({
  id: row.id,
  creator: { id: row.authorId, fullName: row.authorName, profilePictureFileId: row.authorPictureFileId },
  noteContent: row.content,
  noteHTML: row.html,
  createDateTime: row.createdAt.toISOString(),
  updatedDateTime: row.updatedAt.toISOString(),
  isEdited: row.isEdited,
})
