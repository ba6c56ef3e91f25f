import { type MailSite, notify } from '#features/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { findUploaded } from './order-uploads.queries.ts'

/** Notifies the user who uploaded a file of its result. (NOTIFY-4) */
export const notifyDone = (site: MailSite) => async (ctx: Context, id: string) => {
  const { createdBy, fileName, created, rejected, duplicates } = await findUploaded(ctx.db, id)
  const parts = [
    created === 1 ? '1 order' : `${created} orders`,
    rejected > 0 && `${rejected} refused`,
    duplicates > 0 && `${duplicates} already exist`,
  ]
  await notify(ctx, site, [createdBy], {
    kind: 'Import',
    record: null,
    entityName: fileName,
    path: `/orders/upload/${id}`,
    actorId: null,
    actorName: null,
    detail: parts.filter(Boolean).join(', '),
    excerpt: null,
  })
}
