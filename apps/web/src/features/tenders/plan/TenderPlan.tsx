import { centsOfDollars } from '@lanewise/contract/money'
import type { TenderPlan as Plan } from '@lanewise/contract/tenders'
import { expirationActionText } from '@lanewise/domain/lanes/expiration-actions'
import { formatMoney, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useTenderPlan } from '#features/tenders/tenders.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { radius } from '#ui/theme/tokens.ts'

/** Carriers, prices, minutes and follow-up of a tender, shown before it starts. */
export function TenderPlan({ shipmentNumber }: { shipmentNumber: string }) {
  const { data, error } = useTenderPlan(shipmentNumber)
  if (error && !data) return <Alert tone="risk">{errorText(error)}</Alert>
  if (!data) return <SkeletonRows height={36} />
  if (data.obstacle !== null) return <Alert tone="risk">{data.obstacle}</Alert>
  return data.plan && <Planned plan={data.plan} />
}

const Planned = ({ plan: { lane, tenderMethod, tenderTime, expirationAction, carriers } }: { plan: Plan }) => (
  <Facts>
    <p>
      {lane}, {tenderMethod}, {plural(tenderTime, 'minute')} for each carrier
    </p>
    {carriers.length === 0 ? (
      <p>No carrier on the lane has a rate for today.</p>
    ) : (
      <ol aria-label="Carriers in sequence">
        {carriers.map(({ carrierId, carrierName, total, skipReason }) => (
          <li key={carrierId} data-skipped={skipReason !== null || undefined}>
            <b>{carrierName}</b>
            <span>{total === null ? 'No price' : formatMoney(centsOfDollars(total))}</span>
            {skipReason !== null && <small>Skipped: {skipReason}</small>}
          </li>
        ))}
      </ol>
    )}
    <p>
      If no carrier accepts:{' '}
      {expirationAction === null ? 'back to Ready To Book' : expirationActionText(expirationAction)}
    </p>
  </Facts>
)

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > ol': {
    maxHeight: 240,
    overflowY: 'auto',
    listStyle: 'none',
    counterReset: 'carrier',
    borderRadius: radius.control,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '0 8px',
    padding: '8px 12px',
    counterIncrement: 'carrier',
    fontVariantNumeric: 'tabular-nums',
    '&::before': { content: 'counter(carrier)', color: theme.vars.palette.text.tertiary },
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li[data-skipped]': { color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { gridColumn: '2 / -1', color: theme.vars.palette.risk.fg },
}))
