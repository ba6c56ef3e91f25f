import { searchLanes } from '@lanewise/contract/lanes'
import { addNotePicture, createNote } from '@lanewise/contract/notes'
import { pictureAddress } from '@lanewise/domain/notes/note-html'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'

const note = (entityId: string | undefined, noteHTML: string) => ({
  entityId,
  entityType: 'lane',
  entityDescription: 'A lane',
  entityLink: `/lanes/${entityId}`,
  noteContent: 'Dock 14',
  noteHTML,
  originatingApplication: 'Portal',
  notifyUsers: [],
  originationType: null,
})

export const examples: Examples = {
  getEntityNotes: ({ laneId }) => ({ params: { entityId: laneId } }),
  createNote: ({ laneId }) => ({ body: note(laneId, '<p>Dock 14</p>') }),
  updateNote: ({ laneId, noteId }) => ({ params: { noteId }, body: note(laneId, '<p>Dock 15</p>') }),
  deleteNote: ({ noteId }) => ({ params: { noteId } }),
  getMentionableUsers: ({ laneId }) => ({ query: { entityId: laneId, q: 'an' } }),
  addNotePicture: ({ laneId }) => ({ body: { entityId: laneId, fileName: 'dock.png', data: onePixel } }),
  getNotePicture: ({ notePictureId }) => ({ params: { fileId: notePictureId } }),
}

/** A note with a picture and a mention on the company's lane. The lanes feature has created the lane before. */
export const given: Given = async ({ ask, admin }) => {
  const { data } = await ask(searchLanes, {})
  const entityId = data[0]?.id ?? ''
  const { fileId } = await ask(addNotePicture, { body: { entityId, fileName: 'dock.png', data: onePixel } })
  const noteHTML = `<p>See <img src="${pictureAddress(fileId)}"></p>`
  const body = {
    ...note(entityId, noteHTML),
    entityId,
    notifyUsers: [{ id: admin.id, email: null, applicationAccess: null }],
  }
  const { id } = await ask(createNote, { body })
  return { noteId: id, notePictureId: fileId }
}
