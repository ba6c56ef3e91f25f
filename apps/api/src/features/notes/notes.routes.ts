import * as contract from '@lanewise/contract/notes'
import { bind } from '#platform/http/bind.ts'
import { findMentionable } from './mentions.ts'
import { addPicture, getPicture } from './note-pictures.ts'
import type { NotedKind } from './noted-records.ts'
import { createNote, deleteNote, findNotes, updateNote } from './notes.actions.ts'

export const routes = (kinds: readonly NotedKind[]) => [
  bind(contract.getEntityNotes, ({ ctx, params, query }) => findNotes(ctx, kinds, { ...params, ...query })),
  bind(contract.createNote, ({ ctx, body }) => createNote(ctx, kinds, body)),
  bind(contract.updateNote, ({ ctx, params, body }) => updateNote(ctx, kinds, { ...body, noteId: params.noteId })),
  bind(contract.deleteNote, ({ ctx, params }) => deleteNote(ctx, kinds, params.noteId)),
  bind(contract.getMentionableUsers, ({ ctx, query }) => findMentionable(ctx, kinds, query)),
  bind(contract.addNotePicture, ({ work, body }) => addPicture(work, kinds, body)),
  bind(contract.getNotePicture, ({ work, params }) => getPicture(work, kinds, params.fileId)),
]
