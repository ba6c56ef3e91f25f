import type { Carrier } from '@lanewise/contract/carrier-fields'
import type { Scorecard } from '@lanewise/contract/performance'
import { carrierFigureLabels } from '@lanewise/domain/carriers/labels'
import { formatDate, formatNumber, formatPercent, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useScorecard } from '#features/carriers/carriers.api.ts'
import { LoadedCard } from '#platform/query/LoadedCard.tsx'
import { MonthBars, type MonthValue } from '#ui/chart/MonthBars.tsx'
import { monthName } from '#ui/chart/month-names.ts'

/** Performance of the carrier for the company. (CARRIER-2) */
export const ScorecardCard = ({ carrier: { carrierId } }: { carrier: Carrier }) => (
  <LoadedCard
    of={useScorecard(carrierId)}
    title="Scorecard"
    rowHeight={96}
    subtitle={({ shipments, since, until }) =>
      `${plural(shipments, 'shipment')}, ${formatDate(since, 'UTC')} to ${formatDate(until, 'UTC')}`
    }
  >
    {(scorecard) => <Tiles scorecard={scorecard} />}
  </LoadedCard>
)

type Month = Scorecard['months'][number]

function Tiles({ scorecard }: { scorecard: Scorecard }) {
  const { months, pickupsReached, dropoffsReached, shipmentsAccepted, shipmentsRejected } = scorecard
  const bars = (name: 'onTimePickup' | 'onTimeDelivery' | 'acceptance' | 'claims') =>
    months.map((month) => barOf(month, month[name] ?? null))
  return (
    <Grid>
      <Tile
        name={carrierFigureLabels.onTimePickup}
        percent={scorecard.onTimePickup}
        text={plural(pickupsReached, 'pickup')}
        months={bars('onTimePickup')}
      />
      <Tile
        name={carrierFigureLabels.onTimeDelivery}
        percent={scorecard.onTimeDelivery}
        text={plural(dropoffsReached, 'delivery', 'deliveries')}
        months={bars('onTimeDelivery')}
      />
      <Tile
        name="Tenders accepted"
        percent={scorecard.acceptance}
        text={`${formatNumber(shipmentsAccepted)} of ${plural(shipmentsAccepted + shipmentsRejected, 'offer')}`}
        months={bars('acceptance')}
      />
      <Tile name="Invoice accuracy" percent={scorecard.invoiceAccuracy} text="No carrier invoices" months={null} />
      {scorecard.claims !== undefined && (
        <Tile
          name="Claims"
          percent={scorecard.claims}
          text={`${formatNumber(scorecard.shipmentsWithClaim ?? 0)} of ${plural(scorecard.shipmentsDelivered ?? 0, 'delivered shipment')}`}
          months={bars('claims')}
        />
      )}
    </Grid>
  )
}

const barOf = (month: Month, value: number | null): MonthValue => ({
  name: monthName(month),
  value,
  text: formatPercent(value),
})

type TileProps = { name: string; percent: number | null; text: string; months: readonly MonthValue[] | null }

const Tile = ({ name, percent, text, months }: TileProps) => (
  <li>
    <h3>{name}</h3>
    <p>
      <b>{formatPercent(percent)}</b> <span>{text}</span>
    </p>
    {months && percent !== null && <MonthBars name={`${name} by month`} months={months} />}
  </li>
)

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(172px, 1fr))',
  gap: 1,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: 8,
    padding: '12px 16px',
    // Lines between the tiles, independent of the number of tiles per row.
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  },
  '& h3': { ...theme.typography.body2, fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  '& b': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}))
