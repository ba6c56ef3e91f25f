import { safeRedirectPath } from '@lanewise/domain/access/redirect-path'
import { originationTypes } from '@lanewise/domain/booking/origination-type'
import {
  emptyNote,
  longestNote,
  longestNoteHtml,
  mostSuggestions,
  notePictureLimit,
} from '@lanewise/domain/notes/note-rules'
import { z } from 'zod'
import { anyKind, event } from './event.ts'
import { optionalText, orNull } from './fields.ts'
import { Id, listOf, listPage, searchTerm, text } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

const moment = z.iso.datetime()

export const Note = z.object({
  id: Id,
  creator: z.object({ id: Id, fullName: z.string(), profilePictureFileId: Id.nullable() }),
  /** The note as plain text. */
  noteContent: z.string(),
  /** The note as sanitized HTML, with only the allowed formatting. */
  noteHTML: z.string(),
  createDateTime: moment,
  updatedDateTime: moment,
  isEdited: z.boolean(),
})
export type Note = z.output<typeof Note>

/** A new or changed note as sent by the client. (NOTE-7) */
export const NoteCreate = z.strictObject({
  entityId: Id,
  /** Display name of the record. */
  entityDescription: optionalText(400),
  noteContent: text(longestNote, emptyNote),
  originatingApplication: optionalText(60),
  /** Path of the record's screen in the portal. */
  entityLink: text(400)
    .refine((path) => safeRedirectPath(path) !== null, 'Give the address of a screen')
    .nullish()
    .transform(orNull),
  noteHTML: text(longestNoteHtml, emptyNote),
  /** Name of the kind of record, as in its entity definition. */
  entityType: text(60),
  /** Mentioned users. Users who may not open the record are left out, and the response says so. (NOTE-15) */
  notifyUsers: z
    .array(z.strictObject({ id: Id, email: optionalText(254), applicationAccess: optionalText(60) }))
    .max(50, 'At most 50 people')
    .default([]),
  /** How the shipment of the note was booked. */
  originationType: z.enum(originationTypes, 'Choose one of the ways to book').nullish().transform(orNull),
})
export type NoteCreate = z.output<typeof NoteCreate>

/** The saved note, and a notice for its author about the mentioned users. */
export const SavedNote = Note.extend({ notice: z.string().nullable() })

export const getEntityNotes = operation({
  name: 'getEntityNotes',
  summary: 'The notes on a record, newest first',
  method: 'GET',
  path: '/entities/{entityId}/notes',
  /** All note operations also require the read permission of the record. */
  permission: 'signed-in',
  params: z.strictObject({ entityId: Id }),
  query: z.strictObject(listPage(pageSizes.notes)),
  answer: listOf(Note),
})

export const createNote = operation({
  name: 'createNote',
  summary: 'Write a note on a record',
  method: 'POST',
  path: '/notes',
  permission: 'signed-in',
  body: NoteCreate,
  answer: SavedNote,
  status: 201,
})

export const updateNote = operation({
  name: 'updateNote',
  summary: 'Change your own note',
  method: 'PUT',
  path: '/notes/{noteId}',
  permission: 'signed-in',
  params: z.strictObject({ noteId: Id }),
  body: NoteCreate,
  answer: SavedNote,
})

export const deleteNote = operation({
  name: 'deleteNote',
  summary: 'Delete your own note',
  method: 'DELETE',
  path: '/notes/{noteId}',
  permission: 'signed-in',
  params: z.strictObject({ noteId: Id }),
  answer: z.void(),
  status: 204,
})

export const MentionableUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profilePictureFileId: Id.nullable(),
})
export type MentionableUser = z.output<typeof MentionableUser>

export const getMentionableUsers = operation({
  name: 'getMentionableUsers',
  summary: `Colleagues who may open a record, by first or last name, at most ${mostSuggestions}`,
  method: 'GET',
  path: '/lookups/mentionable-users',
  permission: 'signed-in',
  query: z.strictObject({
    /** The record of the mention: a shipment, or any other record. */
    shipmentId: Id.optional(),
    entityId: Id.optional(),
    q: searchTerm,
  }),
  answer: z.object({ items: z.array(MentionableUser) }),
})

export const addNotePicture = operation({
  name: 'addNotePicture',
  summary: 'Store a picture for a note that is being written (PNG, JPEG, WebP or GIF, at most 10 MB)',
  method: 'POST',
  path: '/notes/pictures',
  permission: 'signed-in',
  body: z.strictObject({
    entityId: Id,
    fileName: optionalText(200),
    data: z.string('The picture is missing').min(1, 'The file is empty'),
  }),
  answer: z.object({ fileId: Id }),
  status: 201,
  // Size in base64, plus the surrounding JSON.
  bodyLimit: Math.ceil((notePictureLimit * 4) / 3) + 64 * 1024,
  ownTransactions: true,
})

export const getNotePicture = operation({
  name: 'getNotePicture',
  summary: 'A picture of a note, base64, for anyone who may read the note',
  method: 'GET',
  path: '/notes/pictures/{fileId}',
  permission: 'signed-in',
  params: z.strictObject({ fileId: Id }),
  answer: z.object({ contentType: z.string(), data: z.string() }),
  ownTransactions: true,
})

/** A user added a note, or an edit mentioned users who were not mentioned before. */
export const noteAdded = event({
  name: 'noteAdded',
  entity: anyKind,
  payload: z.object({
    /** Id of the record, so that users who have it open receive the event. */
    id: Id,
    entityType: z.string(),
    entityId: Id,
    /** Display name or number of the record. */
    entityName: z.string(),
    noteId: Id,
    authorId: Id,
    /** Users to notify: newly mentioned users who may open the record. */
    mentionedUserIds: z.array(Id),
  }),
})

/** A note was edited or deleted. */
export const noteChanged = event({
  name: 'noteChanged',
  entity: anyKind,
  payload: z.object({ id: Id, entityType: z.string(), action: z.enum(['changed', 'deleted']) }),
})
