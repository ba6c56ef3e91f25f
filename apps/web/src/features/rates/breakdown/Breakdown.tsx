import { amountOf, type PriceSide, sideNames, stepsTo } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Lightbulb, TriangleAlert, X } from 'lucide-react'
import type { Offer, ShownCharge } from '#features/rates/offer.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

type BreakdownProps = { offer: Offer; side: PriceSide; onClose: () => void }

/** Charges of a price, with the reasons in the same view. (QUOTE-59) */
export function Breakdown({ offer, side, onClose }: BreakdownProps) {
  return (
    <Halves>
      <Close label="Close" icon={<X />} size="small" onClick={onClose} />
      <section>
        <Head>
          <h3>Cost Breakdown</h3>
          <span>
            {offer.carrierDescription}, {offer.serviceLevel}
          </span>
        </Head>
        <Charges offer={offer} side={side} />
      </section>
      <Why>
        <Head>
          <Lightbulb aria-hidden="true" />
          <h3>Why this rate</h3>
        </Head>
        {offer.why.length === 0 && <p>The source does not break down its price.</p>}
        <ul>
          {offer.why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {offer.warnings.map((warning) => (
            <li key={warning} data-warning="">
              <TriangleAlert aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      </Why>
    </Halves>
  )
}

function Charges({ offer, side }: Omit<BreakdownProps, 'onClose'>) {
  return (
    <Scrolling>
      <Table aria-label="Cost Breakdown">
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Type</th>
            <th scope="col">Method</th>
            <th scope="col">Units</th>
            <th scope="col">Rate</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {offer.charges.map((charge, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id, may be alike, and never change their order
            <ChargeRow key={index} charge={charge} />
          ))}
          {stepsTo(offer, side).map(({ step, text, amount }) => (
            <tr key={step}>
              <td colSpan={5}>{text.split(':')[0]}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {sideNames[side]}
            </th>
            <td>{formatMoney(amountOf(offer, side))}</td>
          </tr>
        </tfoot>
      </Table>
    </Scrolling>
  )
}

const ChargeRow = ({ charge }: { charge: ShownCharge }) => (
  <tr>
    <td>{charge.description}</td>
    <td>{charge.chargeTypeName}</td>
    <td>{charge.method}</td>
    <td>{charge.units}</td>
    <td>{charge.rate}</td>
    <td>{formatMoney(charge.total)}</td>
  </tr>
)

const Halves = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 248px',
  margin: -16,
  '& > section': { padding: '12px 16px 6px', minWidth: 0 },
  [TOUCH]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  paddingRight: 28,
  '& h3': theme.typography.h3,
  '& > span': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.text.tertiary },
}))

/** First in the DOM, so that it receives the focus. Positioned in the corner of the popover or of its phone layout. */
const Close = styled(IconButton)({ position: 'absolute', top: 12, right: 12, zIndex: 1, [TOUCH]: { top: 4, right: 8 } })

const Why = styled('section')(({ theme }) => ({
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  fontSize: 12,
  lineHeight: '16px',
  '& ul': { display: 'grid', gap: 8, margin: '8px 0 12px', padding: 0, listStyle: 'none' },
  '& li': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& li[data-warning]': { display: 'flex', gap: 6, color: theme.vars.palette.risk.fg },
  '& li > svg': { flex: 'none', width: 14, height: 14, marginTop: 1, color: theme.vars.palette.risk.icon },
  [TOUCH]: { borderLeft: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, fontSize: 13, lineHeight: '20px' },
}))

const Scrolling = styled('div')({ overflowX: 'auto', marginInline: -16, paddingInline: 16 })

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 32, padding: '4px 12px 4px 0', textAlign: 'left', verticalAlign: 'middle' },
  '& th:nth-of-type(n+4), & td:nth-of-type(n+4), & td:last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& thead th': { color: theme.vars.palette.text.tertiary, fontWeight: 500, fontSize: 11 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td:nth-of-type(2), & td:nth-of-type(3)': { color: theme.vars.palette.text.secondary },
  '& td:last-of-type': { color: theme.vars.palette.text.primary },
  '& tfoot tr': { borderTop: `1px solid ${theme.vars.palette.borderStrong}` },
  '& tfoot th, & tfoot td': { height: 36, fontSize: 13, fontWeight: 600 },
  '& tfoot th:last-of-type': { textAlign: 'left' },
  [TOUCH]: { fontSize: 11, '& th, & td': { paddingRight: 4 }, '& td:first-of-type': { overflowWrap: 'anywhere' } },
}))
