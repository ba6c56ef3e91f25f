import { formatDate } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Offer } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { Switch } from '#ui/form/Switch.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { CalendarRow } from './CalendarRow.tsx'
import { ComparedHead } from './ComparedHead.tsx'
import { Row } from './CompareRow.tsx'
import { comparedRows } from './compared-rows.ts'

type CompareDialogProps = {
  offers: readonly Offer[]
  shipDate: string
  onClose: () => void
}

/** Up to four rates side by side, with one row per fact and the best value marked. */
export function CompareDialog({ offers, shipDate, onClose }: CompareDialogProps) {
  const view = useRatesView()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = comparedRows(offers, view).filter(({ isSame }) => !onlyDifferences || !isSame)
  return (
    <Dialog
      open
      size={960}
      title={`Compare ${offers.length} rates`}
      subtitle={`Ship date ${formatDate(shipDate, 'UTC')}`}
      onClose={onClose}
    >
      <Switch checked={onlyDifferences} onChange={setOnlyDifferences} label="Only differences" />
      <Scrolling>
        <Table aria-label="Rates side by side" style={{ minWidth: labelWidth + offers.length * leastWidth }}>
          <thead>
            <tr>
              <th scope="col">Rate</th>
              {offers.map((offer) => (
                <ComparedHead key={offer.id} offer={offer} offers={offers} onClose={onClose} />
              ))}
            </tr>
          </thead>
          <tbody>
            <CalendarRow offers={offers} shipDate={shipDate} />
            {rows.map((row) => (
              <Row key={row.label} row={row} ids={offers.map(({ id }) => id)} />
            ))}
          </tbody>
        </Table>
      </Scrolling>
    </Dialog>
  )
}

/** Widths in px: the label column, and the minimum of a rate column on a phone. */
const [labelWidth, leastWidth] = [88, 120]

const Scrolling = styled('div')({ marginTop: 8, overflowX: 'auto' })

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 10px',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { borderLeft: 0 },
  '& thead th': { borderTop: 0, fontWeight: 400, verticalAlign: 'bottom' },
  '& thead th:first-of-type': { width: 132, [TOUCH]: { width: labelWidth } },
  '& th[scope="row"], & thead th:first-of-type': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
    fontSize: 12,
    lineHeight: '20px',
  },
  '& tr[data-total] > *': { backgroundColor: theme.vars.palette.sunk, fontWeight: 600 },
}))
