import type { PayloadOf } from '@lanewise/contract/event'
import { noteAdded } from '@lanewise/contract/notes'
import { findNoteForNotice } from '#features/notes/index.ts'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import type { MailSite } from './deps.ts'
import type { Notice } from './hearing.ts'
import { notify } from './notify.ts'

const longestExcerpt = 280

/** Notifies the users who are mentioned. (NOTIFY-4) */
export const notifyMentioned = (site: MailSite) =>
  reaction('notifications.tell-mentioned', noteAdded, async (ctx, added) => {
    const notice = await noticeOfNote(ctx, added, 'Mention')
    if (notice) await notify(ctx, site, added.mentionedUserIds, notice)
  })

/** Null when the note has been deleted in the meantime. */
export async function noticeOfNote(
  { db }: Context,
  { noteId, entityType, entityId, entityName }: PayloadOf<typeof noteAdded>,
  kind: 'Mention' | 'NoteOnWatched',
): Promise<Notice | null> {
  const note = await findNoteForNotice(db, noteId)
  if (!note) return null
  return {
    kind,
    record: { entity: entityType, id: entityId },
    entityName,
    path: note.entityLink,
    actorId: note.authorId,
    actorName: `${note.authorFirstName} ${note.authorLastName}`,
    detail: null,
    excerpt: inShort(note.content),
  }
}

const inShort = (content: string) => {
  const line = content.replace(/\s+/g, ' ').trim()
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}
