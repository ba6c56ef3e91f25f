import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { cityText } from '@lanewise/domain/places/place-name'
import { type PriceSide, priceSides } from '@lanewise/domain/quotes/rates/shown-rate'
import { styled } from '@mui/material/styles'
import { ArrowRight, Check, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { ShownFreight } from './side/SidePanel.tsx'

type RatesHeaderProps = {
  freight: ShownFreight
  /** Modes whose rates are shown. */
  active: readonly ShippingMode[]
  onToggle: (mode: ShippingMode) => void
  /** Choice between customer price and cost, where there is one. */
  prices: ReactNode
  /** Mails the quote. */
  mail: ReactNode
  onPrint: () => void
}

/** Header with the lane, the modes shown, and the side of the price. */
export function RatesHeader({ freight, active, onToggle, prices, mail, onPrint }: RatesHeaderProps) {
  const modes: ShippingMode[] = [...freight.shippingModes.filter((mode) => mode !== 'TL'), 'TL']
  const [from, to] = [cityText(freight.pickupLocation), cityText(freight.dropoffLocation)]
  return (
    <Row>
      <h2 aria-label={`${from} to ${to}`}>
        {from}
        <ArrowRight aria-hidden="true" />
        {to}
      </h2>
      <Chips role="group" aria-label="Modes">
        {modes.map((mode) => (
          <ModeChip key={mode} type="button" aria-pressed={active.includes(mode)} onClick={() => onToggle(mode)}>
            <Check aria-hidden="true" />
            {mode}
          </ModeChip>
        ))}
      </Chips>
      {prices}
      {mail}
      <IconButton label="Print" icon={<Printer />} bordered onClick={onPrint} />
    </Row>
  )
}

export const PriceSwitch = ({ side, onSide }: { side: PriceSide; onSide: (side: PriceSide) => void }) => (
  <SegmentedControl
    label="Prices"
    value={side}
    options={priceSides.map((value) => ({ value, label: value }))}
    onChange={onSide}
  />
)

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& h2': {
    ...theme.typography.h1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    marginRight: 'auto',
    '& svg': { width: 18, height: 18, color: theme.vars.palette.text.tertiary },
  },
  [theme.breakpoints.down('w800')]: { '& h2': { width: '100%' } },
}))

const Chips = styled('div')({ display: 'flex', gap: 8, border: 0, padding: 0, margin: 0 })

const ModeChip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 12px',
  borderRadius: radius.full,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: 12,
  fontWeight: 500,
  cursor: 'pointer',
  '& > svg': { display: 'none', width: 14, height: 14 },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '&[aria-pressed="true"] > svg': { display: 'block' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2 },
  [TOUCH]: { height: 44, padding: '0 16px' },
}))
