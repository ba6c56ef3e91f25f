import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import type { Offer } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { CalendarRow } from './CalendarRow.tsx'
import { ComparedHead } from './ComparedHead.tsx'
import { Row } from './CompareRow.tsx'
import { comparedRows } from './compared-rows.ts'

type CompareTableProps = {
  offers: readonly Offer[]
  shipDate: string
  /** Hides the rows that are equal for all rates. */
  onlyDifferences: boolean
  onRemove: (offer: Offer) => void
}

/** Equal columns on one calendar, with the charges aligned by row. */
export function CompareTable({ offers, shipDate, onlyDifferences, onRemove }: CompareTableProps) {
  const view = useRatesView()
  const rows = comparedRows(offers, view).filter(({ isSame }) => !onlyDifferences || !isSame)
  const ids = offers.map(({ id }) => id)
  const [times, others] = [rows.filter(({ isTime }) => isTime), rows.filter(({ isTime }) => !isTime)]
  return (
    <Scrolling>
      <Table aria-label="Rates side by side" style={{ minWidth: labelWidth + offers.length * leastWidth }}>
        <thead>
          <tr>
            <th scope="col">
              Rate
              <Legend>
                <Check aria-hidden="true" /> Best of its row
              </Legend>
            </th>
            {offers.map((offer) => (
              <ComparedHead key={offer.id} offer={offer} offers={offers} onRemove={() => onRemove(offer)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((row) => (
            <Row key={row.label} row={row} ids={ids} />
          ))}
          <CalendarRow offers={offers} shipDate={shipDate} />
          {others.map((row) => (
            <Row key={row.label} row={row} ids={ids} />
          ))}
        </tbody>
      </Table>
    </Scrolling>
  )
}

/** Widths in px: the label column, and the minimum of a rate column on a phone. */
const [labelWidth, leastWidth] = [88, 148]

const Scrolling = styled('div')(({ theme }) => ({
  // Hidden texts of the cells stay inside of what scrolls.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 16px',
    [TOUCH]: { padding: '6px 10px' },
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { borderLeft: 0 },
  '& thead th': {
    borderTop: 0,
    padding: '12px 16px',
    fontWeight: 400,
    verticalAlign: 'top',
    [TOUCH]: { padding: 10 },
  },
  '& thead th:first-of-type': { width: 176, [TOUCH]: { width: labelWidth } },
  '& th[scope="row"], & thead th:first-of-type': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
    fontSize: 12,
    lineHeight: '20px',
  },
  '& tr[data-total] > *': { backgroundColor: theme.vars.palette.sunk, fontWeight: 600 },
}))

const Legend = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginTop: 8,
  color: theme.vars.palette.ok.fg,
  '& > svg': { width: 14, height: 14 },
}))
