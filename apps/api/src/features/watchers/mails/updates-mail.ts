import { formatDateTime, humanize } from '@lanewise/domain/shared/format'
import { trackingPath } from '@lanewise/domain/tracking/public/address'
import { isTrouble, troubles } from '@lanewise/domain/watchers/troubles'
import { payersOf } from '#features/bills-of-lading/index.ts'
import { type MailSite, unsubscribeUrl, watcherLink } from '#features/notifications/index.ts'
import { loadShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { WatcherRow } from '#features/watchers/watchers.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { UpdateRow } from './updates.queries.ts'

type About = { shipment: ShipmentRow; watcher: WatcherRow; news: readonly UpdateRow[] }

/** One email with everything since the last one. */
export async function updateMail(ctx: Context, site: MailSite, { shipment, watcher, news }: About): Promise<Mail> {
  const { shipmentNumber, carrierName, destinationCity, destinationState } = shipment
  const state = stateAfter(news)
  const routeText = `${await fromOf(ctx, shipment)} to ${destinationCity}, ${destinationState}`
  return {
    companyId: ctx.user.companyId,
    kind: 'shipment-status',
    to: watcher.emailAddress.toLowerCase(),
    subject: `Shipment ${shipmentNumber} is ${state}`,
    paragraphs: [
      `Shipment ${shipmentNumber}${routeText} is now ${state}${carrierName ? `, with ${carrierName}` : ''}.`,
      ...(news.length > 1 || news.some(({ detail }) => detail)
        ? news.map((one) => lineOf(one, ctx.user.timeZone))
        : []),
      ...reasonOf(shipment, news),
    ],
    action: { label: `Track ${shipmentNumber}`, url: `${site.publicUrl}${trackingPath(shipmentNumber)}` },
    footer: 'You receive this email because you watch this shipment.',
    productName: site.productName,
    unsubscribeUrl: await unsubscribeUrl(ctx, site, { recordId: watcher.id, holder: watcherLink }),
  }
}

/** Latest state of each kind, followed by other carrier reports, like "In Transit, Late, Refused". */
function stateAfter(updates: readonly UpdateRow[]): string {
  const [reported, states] = [updates.filter(isReported), updates.filter((one) => !isReported(one))]
  const last = (['ShipmentStatus', 'OnTimeStatus'] as const).flatMap(
    (kind) => states.findLast((one) => one.kind === kind) ?? [],
  )
  return [...new Set([...last, ...reported].map(({ status }) => statusText(status)))].join(', ')
}

const isReported = ({ status }: UpdateRow) => isTrouble(status)

export const statusText = (status: string) => (isTrouble(status) ? troubles[status].text : humanize(status))

const lineOf = ({ status, detail, happenedAt }: UpdateRow, timeZone: string) =>
  `${formatDateTime(happenedAt, timeZone)}: ${statusText(status)}${detail ? ` (${detail})` : ''}`

/** On a blind shipment the bill-to party replaces the shipper. (DEF-112) */
async function fromOf(ctx: Context, shipment: ShipmentRow): Promise<string> {
  const { originCity, originState, isBlind } = shipment
  if (!isBlind) return ` of ${ctx.user.companyName} from ${originCity}, ${originState}`
  const [payer] = (await payersOf(ctx, await loadShipment(ctx.db, shipment))).values()
  return payer ? ` from ${payer.name}, ${payer.city}, ${payer.state}` : ''
}

const reasonOf = ({ voidReason }: ShipmentRow, updates: readonly UpdateRow[]): string[] =>
  voidReason && updates.at(-1)?.status === 'Voided' ? [`Reason: ${voidReason}`] : []
