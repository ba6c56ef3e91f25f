import { createNote, getEntityNotes, getMentionableUsers, type Note } from '@lanewise/contract/notes'
import { createFakePortal, type FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { NotesCard } from '../NotesCard.tsx'
import { noteDrafts } from '../note-drafts.ts'

export const entityId = '0198c0de-0000-7000-9000-000000000801'
export const noted = { entityId, name: 'O208869', link: '/orders/O208869' }
export const beaId = '0198c0de-0000-7000-9000-000000000802'
export const mentionOfBea = `<span data-type="mention" data-id="${beaId}" data-label="Bea Novak">@Bea Novak</span>`

export const noteOf = (number: number, more: Partial<Note> = {}): Note => ({
  id: `0198c0de-0000-7000-9000-${String(number).padStart(12, '0')}`,
  creator: { id: beaId, fullName: 'Bea Novak', profilePictureFileId: null },
  noteContent: `Note ${number}`,
  noteHTML: `<p>Note ${number}</p>`,
  createDateTime: '2026-11-18T12:31:00.000Z',
  updatedDateTime: '2026-11-18T12:31:00.000Z',
  isEdited: false,
  ...more,
})

type Facts = {
  notes?: Note[]
  draft?: string
  user?: { id: string }
  /** Type of the record, for tests that depend on it. */
  entityType?: string
  standing?: string
  /** Changes the default answers of the server. */
  answers?: (portal: FakePortal) => void
}

/** Opens the notes of an order, newest first as the server sends them, with an unsent draft. */
export async function openNotes({ notes = [], draft = '', user, entityType = 'order', standing, answers }: Facts = {}) {
  const portal = createFakePortal()
  const held = { notes }
  portal.on(getEntityNotes, ({ query }) => {
    const from = (Number(query.page ?? 1) - 1) * 20
    return { data: held.notes.slice(from, from + 20), total: held.notes.length }
  })
  portal.on(getMentionableUsers, { items: [] })
  portal.on(createNote, ({ body }) => {
    const added = noteOf(900, { noteHTML: String(body.noteHTML) })
    held.notes = [added, ...held.notes]
    return { ...added, notice: null }
  })
  answers?.(portal)
  if (draft) noteDrafts.keep(entityId, draft)
  const card = <NotesCard noted={{ ...noted, entityType }} standing={standing ?? null} />
  return { ...(await renderScreen(card, { portal, ...(user && { user }) })), held }
}
