import type { PricedCharge } from '@lanewise/contract/charge-fields'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import type { PastRate } from '#features/quotes/history/parts/past-rates.ts'
import { moneyText } from '#features/quotes/history/parts/quote-text.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'

/** Charges of a rate and facts about its origin. */
export function RateDetails({ rate }: { rate: PastRate }) {
  const { missing } = rate
  const warnings = missing.length > 0 ? [`${missing.join(', ')} not included`, ...rate.warnings] : rate.warnings
  return (
    <Panel>
      {warnings.map((warning) => (
        <Alert key={warning} tone="risk">
          {warning}
        </Alert>
      ))}
      <Parts>
        <Charges rate={rate} />
        <Why aria-label="Why this rate">
          <h3>Why this rate</h3>
          <ul>
            {rate.why.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Why>
      </Parts>
    </Panel>
  )
}

const Charges = ({ rate }: { rate: PastRate }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Charge</th>
        <th scope="col">Method</th>
        <th scope="col">Units</th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {rate.charges.map((charge) => (
        <Charge key={`${charge.chargeType}${charge.description}`} charge={charge} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          Total cost
        </th>
        <td>{moneyText(rate.totalCost)}</td>
      </tr>
    </tfoot>
  </Table>
)

const Charge = ({ charge }: { charge: PricedCharge }) => (
  <tr>
    <td>{charge.description || charge.chargeTypeName}</td>
    <td>{chargeRateTypes[charge.chargeRateType]}</td>
    <td>{formatNumber(charge.units)}</td>
    <td>{moneyText(charge.total)}</td>
  </tr>
)

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
}))

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})

const Table = styled('table')(({ theme }) => ({
  alignSelf: 'start',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'left', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  '& :is(th, td):first-of-type': { paddingLeft: 0 },
  '& :is(th, td):nth-of-type(n + 3), & tfoot td': { textAlign: 'right' },
  '& tfoot :is(th, td)': { fontWeight: 600, borderBottom: 0 },
  [TOUCH]: { '& :is(th, td)': { padding: '6px 4px' } },
}))

const Why = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.h3, marginBottom: 4 },
  '& ul': { paddingLeft: 16, fontSize: 12, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}))
