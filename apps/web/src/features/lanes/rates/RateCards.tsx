import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { styled } from '@mui/material/styles'
import { shortDate } from '#features/lanes/lane-text.ts'
import { todayHere } from '#platform/date-time.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { useNow } from '#platform/use-now.ts'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { OrderText, RateButtons, type RateListProps } from './rate-parts.tsx'
import { EndText, performanceText, startOf, unitDetail } from './rate-text.tsx'

/** Rates as stacked cards, for screens too narrow for columns. (LRATE-7) */
export function RateCards({ rates, onEdit, onRemove }: RateListProps) {
  const today = todayHere(useNow())
  return (
    <List aria-label="Contracted Rates">
      {rates.map((rate) => (
        <li key={rate.id}>
          <Head>
            <OrderText rate={rate} />
            <b>{rate.carrierName}</b>
            <RateButtons rate={rate} onEdit={onEdit} onRemove={onRemove} />
          </Head>
          <RateFacts rate={rate} today={today} />
        </li>
      ))}
    </List>
  )
}

const RateFacts = ({ rate, today }: { rate: LaneRate; today: string }) => (
  <>
    <Small>{performanceText(rate)}</Small>
    <Facts>
      <KeyValue label="Rate Type">{contractRateTypes[rate.rateType]}</KeyValue>
      <KeyValue label="Est. Total Rate">
        {dollarsText(rate.estimatedRate)}
        <Small>{rate.estimateText}</Small>
      </KeyValue>
      <KeyValue label="Rate Unit">
        {chargeRateTypes[rate.chargeType]}
        <Small>{unitDetail(rate)}</Small>
      </KeyValue>
      <KeyValue label="Effective Date">
        {shortDate(rate.effectiveDate)}
        <Small>{startOf(rate, today)}</Small>
      </KeyValue>
      <KeyValue label="Expiration Date">
        {shortDate(rate.expirationDate)}
        <Small>
          <EndText rate={rate} today={today} />
        </Small>
      </KeyValue>
    </Facts>
  </>
)

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& > li': { padding: '8px 16px 12px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > b': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
})

const Small = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  fontWeight: 400,
}))

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 12px',
  marginTop: 8,
})
