import { centsOfDollars } from '@lanewise/contract/money'
import type { Tender } from '@lanewise/contract/tenders'
import { expirationActions } from '@lanewise/domain/lanes/expiration-actions'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import { Link as RouterLink } from 'react-router'
import { dateTimeHere } from '#platform/date-time.ts'
import { Link } from '#ui/action/Link.tsx'
import { FollowUpLine } from './tender-layout.tsx'

type FollowUpProps = { followUp: NonNullable<Tender['followUp']>; shipmentNumber: string; isBookable: boolean }

/** Follow-up action of the lane after no carrier accepted the load, with its outcome. (TENDER-5) */
export const FollowUp = ({ followUp, shipmentNumber, isBookable }: FollowUpProps) => (
  <FollowUpLine>
    <b>{expirationActions[followUp.action]}</b>
    <span>{followUp.note ?? outcomeText(followUp)}</span>
    {followUp.spotQuote && isBookable && (
      <Link component={RouterLink} to={`/shipments/${encodeURIComponent(shipmentNumber)}/book`}>
        Book a rate
      </Link>
    )}
  </FollowUpLine>
)

function outcomeText({ action, spotQuote }: FollowUpProps['followUp']): string {
  if (action === 'NotifyWatchers') return 'Watchers of the lane and the shipment were notified.'
  if (action === 'BroadcastToNetwork') return 'Carriers in the network were asked for a rate.'
  if (!spotQuote) return 'A spot quote is being requested.'
  const { quoteNumber, total, transitDays, expiresAt } = spotQuote
  return `${quoteNumber} for ${formatMoney(centsOfDollars(total))}, ${formatNumber(transitDays)} days, until ${dateTimeHere(expiresAt)}`
}
