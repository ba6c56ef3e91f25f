import { type NoteCreate, noteAdded, noteChanged } from '@lanewise/contract/notes'
import { htmlOfText, textOfNote } from '@lanewise/domain/notes/note-html'
import {
  emptyNote,
  leftOutSentence,
  longestNote,
  mostPictures,
  newlyMentioned,
  tooManyPictures,
} from '@lanewise/domain/notes/note-rules'
import type { Changes, Context } from '#platform/context.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { cleanNote, settledNote } from './clean-note.ts'
import { sortMentioned } from './mentions.ts'
import { keepPictures, ownPictures } from './note-pictures.ts'
import { kindText, type NotedKind, type NotedRecord, recordToNote, requireRecord } from './noted-records.ts'
import {
  insertNote,
  lockNote,
  mentionsOf,
  type NoteRow,
  notesOf,
  readNote,
  removeNote,
  saveMentions,
  saveNote,
} from './notes.queries.ts'
import { noteView } from './notes.view.ts'

type Kinds = readonly NotedKind[]

export async function findNotes(ctx: Context, kinds: Kinds, { entityId, ...page }: Page & { entityId: string }) {
  await requireRecord(ctx, kinds, entityId)
  return listAnswer(await notesOf.find(ctx.db, { entityId, ...page }), (rows) => rows.map(noteView))
}

export async function createNote(ctx: Context, kinds: Kinds, sent: NoteCreate) {
  refuseOtherKind(kinds, sent.entityType)
  const record = await recordToNote(ctx, kinds, sent.entityId)
  if (record.kind.entity.name !== sent.entityType) refuse.notFound(sent.entityType)
  const { written, mentioned, pictures, notice } = await settle(ctx, record, sent, null)
  const { entityId, entityType: entity, entityDescription, entityLink, originatingApplication, originationType } = sent
  const origin = { entityDescription, entityLink, originatingApplication, originationType }
  const times = { createdAt: ctx.now, updatedAt: ctx.now }
  const id = await insertNote(ctx.db, { entity, entityId, authorId: ctx.user.id, ...written, ...origin, ...times })
  await saveMentions(ctx.db, id, mentioned)
  await keepPictures(ctx, id, pictures)
  recordChange(ctx, record, { Note: [null, inShort(written.content)] })
  announceMentions(ctx, record, id, mentioned)
  return { ...noteView(await readNote(ctx.db, id)), notice }
}

export async function updateNote(ctx: Context, kinds: Kinds, { noteId, ...sent }: NoteCreate & { noteId: string }) {
  const { before, record } = await ownNote(ctx, kinds, noteId)
  if (sent.entityId !== before.entityId || sent.entityType !== before.entity) refuse.invalid(staysThere)
  const { written, mentioned, pictures, notice } = await settle(ctx, record, sent, noteId)
  if (written.html === before.html) return { ...noteView(before), notice }
  const earlier = await mentionsOf(ctx.db, noteId)
  await saveNote(ctx.db, noteId, written, ctx.now)
  await saveMentions(ctx.db, noteId, mentioned)
  await keepPictures(ctx, noteId, pictures)
  recordChange(ctx, record, { Note: rewritten(before.content, written.content) })
  ctx.emit(noteChanged, { id: record.id, entityType: before.entity, action: 'changed' })
  const added = newlyMentioned(earlier, mentioned)
  if (added.length > 0) announceMentions(ctx, record, noteId, added)
  return { ...noteView(await readNote(ctx.db, noteId)), notice }
}

export async function deleteNote(ctx: Context, kinds: Kinds, noteId: string) {
  const { before, record } = await ownNote(ctx, kinds, noteId)
  await keepPictures(ctx, noteId, [])
  await removeNote(ctx.db, noteId)
  recordChange(ctx, record, { Note: [inShort(before.content), null] })
  ctx.emit(noteChanged, { id: record.id, entityType: before.entity, action: 'deleted' })
}

const staysThere = 'A note stays with its record'

function refuseOtherKind(kinds: Kinds, entityType: string) {
  const message = 'Notes are not written on this kind of record'
  if (!kinds.some(({ entity }) => entity.name === entityType)) refuse.invalid(message, { entityType: [message] })
}

/** Only the author of a note may change or delete it. (NOTE-10) */
async function ownNote(ctx: Context, kinds: Kinds, noteId: string): Promise<{ before: NoteRow; record: NotedRecord }> {
  const before = (await lockNote(ctx.db, noteId)) ?? refuse.notFound('note')
  const record = await recordToNote(ctx, kinds, before.entityId)
  if (before.authorId !== ctx.user.id) refuse.forbidden('Only its author can change or delete a note')
  return { before, record }
}

/** Prepares a note for storage: clean HTML, its plain text, the people it may mention and its own pictures. */
async function settle(ctx: Context, record: NotedRecord, sent: NoteCreate, noteId: string | null) {
  const { html, mentionIds, pictureIds } = cleanNote(sent.noteHTML.trim() || htmlOfText(sent.noteContent))
  if (pictureIds.length > mostPictures) refuse.invalid(tooManyPictures, { noteHTML: [tooManyPictures] })
  const requestedIds = [...new Set([...mentionIds, ...sent.notifyUsers.map(({ id }) => id)])]
  const { names, leftOut } = await sortMentioned(ctx, record, requestedIds)
  const pictures = await ownPictures(ctx, record, { ids: pictureIds, noteId })
  const settled = settledNote(html, { names, pictures: new Set(pictures) })
  const content = textOfNote(settled)
  if (content === '') refuse.invalid(emptyNote, { noteContent: [emptyNote] })
  const tooLong = `At most ${longestNote} characters`
  if (content.length > longestNote) refuse.invalid(tooLong, { noteContent: [tooLong] })
  const notice = leftOutSentence(leftOut, kindText(record.kind))
  return { written: { html: settled, content }, mentioned: [...names.keys()], pictures, notice }
}

function recordChange(ctx: Context, { kind, id, name }: NotedRecord, changes: Changes) {
  ctx.record({ entity: kind.entity.name, id, name }, 'changed', changes)
}

function announceMentions(ctx: Context, { kind, id, name }: NotedRecord, noteId: string, mentionedUserIds: string[]) {
  const { name: entityType } = kind.entity
  const authorId = ctx.user.id
  ctx.emit(noteAdded, { id, entityType, entityId: id, entityName: name, noteId, authorId, mentionedUserIds })
}

/** The history shows only as much of a note as is needed to recognize it. */
const inShort = (content: string) => {
  const line = content.replaceAll('\n', ' ')
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}

/** When only the formatting or the end of a long note changed, both excerpts would be identical. */
function rewritten(from: string, to: string): [string, string] {
  const [before, after] = [inShort(from), inShort(to)]
  return [before, before === after ? `${after} (edited)` : after]
}
