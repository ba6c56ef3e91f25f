import { formatDensity } from '@lanewise/domain/freight/density'
import { namesIn } from '@lanewise/domain/orders/fields'
import { isHazmatOrder } from '@lanewise/domain/orders/order'
import { milesBesideTransit, tlTransitDays, transitDaysText } from '@lanewise/domain/rating/transit'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { CircleAlert, Flame } from 'lucide-react'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { FOOTER_HEIGHT } from '#ui/layout/StickyFooter.tsx'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'
import { useFormErrors } from './form-errors.tsx'
import { RouteMap } from './RouteMap.tsx'
import { useTotals } from './use-totals.ts'

export function SidePanel() {
  const totals = useTotals()
  const { quote, quoted } = useOrderForm()
  const transit =
    quote?.transit ?? (totals.miles === null ? null : transitDaysText(String(tlTransitDays(totals.miles))))
  const isUnready = useDraft((draft) => isHazmatOrder(draft) && namesIn('hazmat').some((name) => !draft[name]))
  const route = <RouteMap places={totals.places} line={totals.line} transit={transit} />
  return (
    <Panel aria-label="Order summary">
      {quoted && route}
      <Facts>
        <KeyValue label="Weight">{totals.weight > 0 && `${formatNumber(totals.weight)} lbs`}</KeyValue>
        <KeyValue label="Pallets">{totals.pallets > 0 && formatNumber(totals.pallets)}</KeyValue>
        <KeyValue label="Linear feet">{totals.feet > 0 && `${formatNumber(totals.feet)} ft`}</KeyValue>
        <KeyValue label="Miles">{totals.miles !== null && milesBesideTransit(totals.miles)}</KeyValue>
        <KeyValue label="Density">{totals.density !== null && `${formatDensity(totals.density)} lb/ft³`}</KeyValue>
        <KeyValue label="Stops">{totals.stops}</KeyValue>
      </Facts>
      <Errors />
      {!quoted && route}
      {isUnready && (
        <Hint>
          <Flame aria-hidden="true" />A hazmat item needs a Hazmat Contact and a Chemtrec Account before booking.
        </Hint>
      )}
    </Panel>
  )
}

function Errors() {
  const { errors } = useFormErrors()
  const { reveal } = useOrderForm()
  if (errors.length === 0) return null
  return (
    <Box role="alert">
      <CircleAlert aria-hidden="true" />
      <div>
        <b>{correctionsText(errors.length)}</b>
        <ul>
          {errors.slice(0, MOST).map(({ name, text }) => (
            <li key={name}>
              <button type="button" onClick={() => reveal(name)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
        {errors.length > MOST && <p>{`and ${errors.length - MOST} more`}</p>}
      </div>
    </Box>
  )
}

/** Maximum number of errors shown at once. */
const MOST = 12

export const correctionsText = (count: number) =>
  count === 1 ? '1 field needs a correction' : `${count} fields need a correction`

const Panel = styled('aside')(({ theme }) => ({
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  position: 'sticky',
  top: 108,
  height: `calc(100dvh - 108px - var(${FOOTER_HEIGHT}, 0px))`,
  overflow: 'auto',
  minWidth: 0,
  [`@media (max-width:${breakpoints.lg - 0.05}px)`]: {
    position: 'static',
    height: 'auto',
    gridColumn: '1 / -1',
    borderLeft: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: 0,
  '& > div': { padding: '8px 16px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > div:nth-of-type(odd)': { borderRight: `1px solid ${theme.vars.palette.divider}` },
  '& dd': { margin: 0, fontSize: 16, lineHeight: '22px', fontWeight: 600 },
  [TOUCH]: { '& dd': { fontSize: 14 } },
}))

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 16,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.late.border}`,
  backgroundColor: theme.vars.palette.late.bg,
  color: theme.vars.palette.late.fg,
  '& > svg': { flex: 'none', width: 16, height: 16, marginTop: 1 },
  '& b': { fontWeight: 600 },
  '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' },
  '& li': { marginTop: 4 },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 12,
    textAlign: 'left',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    [TOUCH]: { minHeight: 32, fontSize: 13 },
  },
}))

const Hint = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: 16,
  color: theme.vars.palette.risk.fg,
  fontSize: 12,
  lineHeight: '16px',
  '& svg': { flex: 'none', width: 14, height: 14 },
}))
