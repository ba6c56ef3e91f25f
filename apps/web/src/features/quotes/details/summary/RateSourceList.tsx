import { isLtlMode, shippingModeLabels } from '@lanewise/domain/freight/modes'
import { cityText } from '@lanewise/domain/places/place-name'
import { styled } from '@mui/material/styles'
import { Package, Route, Zap } from 'lucide-react'
import { useSummary } from './use-summary.ts'

/** Rate sources that "Get Rates" will query. (RATE-17, RATE-21, RATE-26) */
export function RateSourceList({ includesPartial }: { includesPartial: boolean }) {
  const { details } = useSummary()
  const { shippingModes, pickupLocation: pickup, dropoffLocation: dropoff } = details
  const shared = shippingModes.find(isLtlMode)
  const lane = pickup && dropoff ? `${cityText(pickup)} to ${cityText(dropoff)}` : 'For this lane'
  return (
    <Part aria-label="Get Rates includes">
      <b>Get Rates includes</b>
      <ul>
        {shared && (
          <li>
            <Package aria-hidden="true" />
            {`${shippingModeLabels[shared]} carriers`}
            <span>Each with its own price</span>
          </li>
        )}
        {shippingModes.includes('TL') && (
          <li>
            <Route aria-hidden="true" />
            Contracted rates
            <span>{lane}</span>
          </li>
        )}
        <li>
          <Zap aria-hidden="true" />
          Spot truckload
          <span>{includesPartial ? 'Exclusive Use, Partial' : 'Exclusive Use'}</span>
        </li>
      </ul>
    </Part>
  )
}

const Part = styled('section')(({ theme }) => ({
  padding: 16,
  '& b': { fontWeight: 600 },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 26 },
  '& svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '& li span': { marginLeft: 'auto', textAlign: 'right', color: theme.vars.palette.text.secondary, fontSize: 12 },
}))
