import { noteAdded } from '@lanewise/contract/notes'
import { type MailSite, noticeOfNote, notify } from '#features/notifications/index.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { watchersOf } from './watchers.queries.ts'

/** Notifies users who watch a record of new notes. Outside watchers are left out, because notes are internal. */
export const notifyOfNotes = (site: MailSite) =>
  reaction('watchers.tell-of-notes', noteAdded, async (ctx, added) => {
    const watching = await watchersOf(ctx.db, { entity: added.entityType, entityId: added.entityId })
    const ids = watching.flatMap(({ contactId, notificationType }) =>
      notificationType === 'None' ? [] : (contactId ?? []),
    )
    const others = ids.filter((id) => !added.mentionedUserIds.includes(id))
    const notice = others.length > 0 ? await noticeOfNote(ctx, added, 'NoteOnWatched') : null
    if (notice) await notify(ctx, site, others, notice)
  })
