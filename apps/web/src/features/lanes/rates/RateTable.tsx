import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { shortDate } from '#features/lanes/lane-text.ts'
import { todayHere } from '#platform/date-time.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { useNow } from '#platform/use-now.ts'
import { type Column, DataTable, TwoLines } from '#ui/data/table/DataTable.tsx'
import { OrderText, RateButtons, type RateListProps } from './rate-parts.tsx'
import { EndText, performanceText, startOf, unitDetail } from './rate-text.tsx'

/** Rates in columns. (LRATE-6) */
export function RateTable({ rates, onEdit, onRemove }: RateListProps) {
  const today = todayHere(useNow())
  const columns = useMemo(() => columnsOf({ today, onEdit, onRemove }), [today, onEdit, onRemove])
  return (
    <Fitting>
      <DataTable label="Contracted Rates" rows={rates} columns={columns} rowKey={({ id }) => id} />
    </Fitting>
  )
}

type Given = Omit<RateListProps, 'rates'> & { today: string }

const columnsOf = ({ today, onEdit, onRemove }: Given): Column<LaneRate>[] => [
  ...prices,
  {
    id: 'effectiveDate',
    head: 'Effective Date',
    width: 114,
    lines: 2,
    cell: (rate) => <TwoLines first={shortDate(rate.effectiveDate)} second={startOf(rate, today)} />,
  },
  {
    id: 'expirationDate',
    head: 'Expiration Date',
    width: 112,
    lines: 2,
    cell: (rate) => <TwoLines first={shortDate(rate.expirationDate)} second={<EndText rate={rate} today={today} />} />,
  },
  {
    id: 'actions',
    head: 'Actions',
    isHeadHidden: true,
    width: 88,
    align: 'end',
    cell: (rate) => <RateButtons rate={rate} onEdit={onEdit} onRemove={onRemove} />,
  },
]

const prices: Column<LaneRate>[] = [
  { id: 'order', head: 'Order', width: 92, cell: (rate) => <OrderText rate={rate} /> },
  { id: 'carrier', head: 'Carrier', lines: 2, cell: (rate) => <Carrier rate={rate} /> },
  {
    id: 'rateType',
    head: 'Rate Type',
    width: 104,
    hideBelow: 'xl',
    cell: ({ rateType }) => contractRateTypes[rateType],
  },
  {
    id: 'estimatedRate',
    head: 'Est. Total Rate',
    width: 196,
    align: 'end',
    lines: 2,
    cell: ({ estimatedRate, estimateText }) => (
      <TwoLines first={<b>{dollarsText(estimatedRate)}</b>} second={<span title={estimateText}>{estimateText}</span>} />
    ),
  },
  {
    id: 'chargeType',
    head: 'Rate Unit',
    width: 92,
    lines: 2,
    cell: (rate) => <TwoLines first={chargeRateTypes[rate.chargeType]} second={unitDetail(rate)} />,
  },
]

const Carrier = ({ rate }: { rate: LaneRate }) => (
  <Who data-muted={rate.sequence === null || undefined}>
    <CarrierLogo name={rate.carrierName} logoFileId={rate.carrierLogoFileId} size={28} />
    <div>
      <TwoLines first={rate.carrierName} second={performanceText(rate)} />
    </div>
  </Who>
)

const Who = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  fontWeight: 500,
  '& > div': { minWidth: 0 },
  '& [data-second]': { fontWeight: 400 },
  '&[data-muted]': { color: theme.vars.palette.text.secondary },
}))

/** Aligns the table with the card around it. */
const Fitting = styled('div')({
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 16 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 8 },
  '& b': { fontWeight: 600 },
  // Names of carriers and the arithmetic of a total take two lines rather than being cut.
  '& tbody td': { whiteSpace: 'normal' },
  '& tbody': { fontVariantNumeric: 'tabular-nums' },
})
