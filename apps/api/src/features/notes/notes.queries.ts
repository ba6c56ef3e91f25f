import type { Needs } from '@lanewise/domain/access/allowed'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy, turned } from '#platform/list/sort-key.ts'

export type NoteRow = Selectable<Tables['notes']> & { authorName: string; authorPictureFileId: string | null }

type RecordTable = { name: string; table: keyof Tables }

/** The kind of the record with this id. Deleted records are included. */
export async function findRecord(db: Tx, kinds: readonly RecordTable[], id: string) {
  const selects = kinds.map(
    ({ name, table }) => sql`
      select ${name}::text as kind, deleted_at is not null as is_deleted from ${sql.table(table)} where id = ${id}`,
  )
  const { rows } = await sql<{ kind: string; isDeleted: boolean }>`
    ${sql.join(selects, sql` union all `)} limit 1`.execute(db)
  return rows[0]
}

const withAuthors = (db: Tx) =>
  db
    .selectFrom('notes as note')
    .innerJoin('contacts as author', 'author.id', 'note.authorId')
    .selectAll('note')
    .select(sql<string>`author.first_name || ' ' || author.last_name`.as('authorName'))
    .select('author.profilePictureFileId as authorPictureFileId')

export const notesOf = listQuery({
  from: (db, { entityId }: { entityId: string }) => withAuthors(db).where('note.entityId', '=', entityId),
  sorts: { newest: turned([sortBy(sql`note.created_at`, 'timestamptz')]) },
  id: sortBy(sql`note.id`, 'uuid'),
})

export const readNote = (db: Tx, id: string): Promise<NoteRow> =>
  withAuthors(db).where('note.id', '=', id).executeTakeFirstOrThrow()

export const lockNote = (db: Tx, id: string): Promise<NoteRow | undefined> =>
  withAuthors(db).where('note.id', '=', id).forUpdate('note').executeTakeFirst()

export const insertNote = async (db: Tx, values: Insertable<Tables['notes']>): Promise<string> =>
  (await db.insertInto('notes').values(values).returning('id').executeTakeFirstOrThrow()).id

export const saveNote = (db: Tx, id: string, written: { html: string; content: string }, now: Date) =>
  db
    .updateTable('notes')
    .set({ ...written, updatedAt: now, isEdited: true })
    .where('id', '=', id)
    .execute()

export const removeNote = (db: Tx, id: string) => db.deleteFrom('notes').where('id', '=', id).execute()

export async function mentionsOf(db: Tx, noteId: string): Promise<string[]> {
  const rows = await db.selectFrom('noteMentions').select('contactId').where('noteId', '=', noteId).execute()
  return rows.map(({ contactId }) => contactId)
}

export async function saveMentions(db: Tx, noteId: string, contactIds: readonly string[]) {
  await db.deleteFrom('noteMentions').where('noteId', '=', noteId).execute()
  if (contactIds.length === 0) return
  await db
    .insertInto('noteMentions')
    .values(contactIds.map((contactId) => ({ noteId, contactId })))
    .execute()
}

const people = (db: Tx) =>
  db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'primaryEmailAddress', 'profilePictureFileId', 'permissions'])
    .select(sql<boolean>`create_portal_user and is_activated and deleted_at is null`.as('isActive'))
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]

export const findPeople = (db: Tx, ids: readonly string[]) =>
  people(db).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()

/**
 * Active users with the required permissions whose first name, last name or full name begins with the text. (NOTE-12)
 */
export const findByName = (db: Tx, { q, needs, not }: { q: string; needs: Needs; not: string }) =>
  people(db)
    .where('createPortalUser', '=', true)
    .where('isActivated', '=', true)
    .where('deletedAt', 'is', null)
    .where('id', '!=', not)
    .where(holdsNeeds(needs))
    // Punctuation alone matches no name.
    .where(sql<boolean>`system.fold_search_text(${q}) <> ''`)
    .where(({ or, eb }) =>
      or(
        [sql`first_name`, sql`last_name`, sql`first_name || ' ' || last_name`].map((name) =>
          eb(sql<string>`system.fold_search_text(${name})`, 'like', sql<string>`system.fold_search_text(${q}) || '%'`),
        ),
      ),
    )
    .orderBy(sql`lower(first_name)`)
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .limit(50)
    .execute()

function holdsNeeds(needs: Needs) {
  if (needs === 'public' || needs === 'signed-in') return sql<boolean>`true`
  if (typeof needs === 'string') return sql<boolean>`permissions @> ${[needs]}::text[]`
  return 'any' in needs
    ? sql<boolean>`permissions && ${[...needs.any]}::text[]`
    : sql<boolean>`permissions @> ${[...needs.all]}::text[]`
}

/** A note with the data for its notification. The author has the current name. */
export const findNoteForNotice = (db: Tx, id: string) =>
  db
    .selectFrom('notes as note')
    .innerJoin('contacts as author', 'author.id', 'note.authorId')
    .select(['note.authorId', 'note.content', 'note.entityLink'])
    .select(['author.firstName as authorFirstName', 'author.lastName as authorLastName'])
    .where('note.id', '=', id)
    .executeTakeFirst()
