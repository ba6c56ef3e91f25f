import {
  kindsOfNotification,
  type NotificationFacts,
  type NotificationKind,
  wholeSentence,
} from '@lanewise/domain/notifications/notification-kinds'
import type { Context } from '#platform/context.ts'
import { createPersonalLink } from '#platform/links/personal-links.ts'
import type { MailSite } from './deps.ts'
import type { Notice } from './hearing.ts'

type Reader = { id: string; primaryEmailAddress: string }

export async function mailAtOnce(ctx: Context, site: MailSite, reader: Reader, notice: Notice): Promise<void> {
  const { kind, excerpt, path } = notice
  const sentence = wholeSentence(notice)
  ctx.mail({
    companyId: ctx.user.companyId,
    kind: 'notification',
    to: reader.primaryEmailAddress,
    subject: sentence,
    paragraphs: [`${sentence}.`, ...(excerpt ? [`“${excerpt}”`] : [])],
    ...(path && { action: { label: `Open ${notice.entityName}`, url: `${site.publicUrl}${path}` } }),
    footer: whyYou([kind]),
    productName: site.productName,
    unsubscribeUrl: await unsubscribeUrl(ctx, site, { recordId: reader.id, holder: kind }),
  })
}

type Waiting = NotificationFacts & { excerpt: string | null; path: string | null }

/** All notifications waiting for the daily mail, one line each. */
export async function mailOfDay(ctx: Context, site: MailSite, reader: Reader, waiting: readonly Waiting[]) {
  if (waiting.length === 0) return
  const kinds = [...new Set(waiting.map(({ kind }) => kind))]
  ctx.mail({
    companyId: ctx.user.companyId,
    kind: 'notification-digest',
    to: reader.primaryEmailAddress,
    subject: waiting.length === 1 ? '1 notification' : `${waiting.length} notifications`,
    paragraphs: waiting.slice(0, mostLines).map((one) => lineOf(one, site)),
    action: { label: `Open ${site.productName}`, url: site.publicUrl },
    footer: whyYou(kinds),
    productName: site.productName,
    unsubscribeUrl: await unsubscribeUrl(ctx, site, { recordId: reader.id, holder: kinds.join(',') }),
  })
}

const mostLines = 100

const lineOf = (one: Waiting, { publicUrl }: MailSite) =>
  [wholeSentence(one), one.excerpt && `“${one.excerpt}”`, one.path && `${publicUrl}${one.path}`]
    .filter(Boolean)
    .join(' · ')

const whyYou = (kinds: readonly NotificationKind[]) =>
  `You get this mail because you are told of ${kinds.map((kind) => kindsOfNotification[kind].inMail).join(' and ')}.`

/** Unsubscribes the recipient of the mail from the listed kinds without signing in. (NOTIFY-3) */
export async function unsubscribeUrl(
  ctx: Context,
  { publicUrl }: MailSite,
  linked: { recordId: string; holder: string },
): Promise<string> {
  return `${publicUrl}/public/unsubscribe/${await createPersonalLink(ctx, 'unsubscribe', linked)}`
}
