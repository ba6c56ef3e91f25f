import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import {
  isPicked,
  type ModeCard,
  type ModeSelection,
  offeredCards,
  toggleCard,
} from '@lanewise/domain/quotes/mode-cards'
import { styled } from '@mui/material/styles'
import { Boxes, Check, Layers, Package, Snowflake, Truck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

type ModePickerProps = {
  value: ModeSelection
  onChange: (value: ModeSelection) => void
  configuration: Pick<CustomerConfiguration, 'availableShippingModes' | 'availableEquipmentModes'>
  /** The first card. */
  ref?: Ref<HTMLInputElement>
}

/** How the freight may move, one card for each way; quotes and orders pick by it. */
export function ModePicker({ value, onChange, configuration, ref }: ModePickerProps) {
  const cards = offeredCards(configuration)
  if (cards.length === 0) return <None>No mode that can be quoted is switched on for your company.</None>
  return (
    <Cards role="group" aria-label="Shipping Mode">
      {cards.map((card, index) => (
        <CardOf key={card.label}>
          <input
            type="checkbox"
            checked={isPicked(value, card)}
            onChange={() => onChange(toggleCard(value, card))}
            ref={index === 0 ? ref : undefined}
          />
          {icons[card.label]}
          {card.label}
          {isPicked(value, card) && (
            <Mark aria-hidden="true">
              <Check />
            </Mark>
          )}
        </CardOf>
      ))}
    </Cards>
  )
}

const icons: Record<ModeCard['label'], ReactNode> = {
  LTL: <Package aria-hidden="true" />,
  'LTL-Volume': <Boxes aria-hidden="true" />,
  'Truckload Dry': <Truck aria-hidden="true" />,
  Reefer: <Snowflake aria-hidden="true" />,
  Flatbed: <Layers aria-hidden="true" />,
}

const Cards = styled('div')({
  display: 'flex',
  gap: 8,
  [TOUCH]: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
})

const CardOf = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  width: 113,
  height: 74,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  cursor: 'pointer',
  '& > svg': { width: 20, height: 20 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.accent.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.accent.main}`,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2 },
  [TOUCH]: {
    width: 'auto',
    gridColumn: 'span 2',
    // The last two share the second row, icon and word beside each other.
    '&:nth-of-type(n + 4)': { gridColumn: 'span 3', flexDirection: 'row', height: 52 },
  },
}))

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 6,
  right: 6,
  display: 'grid',
  placeItems: 'center',
  width: 15,
  height: 15,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.common.white,
  '& svg': { width: 10, height: 10, strokeWidth: 3 },
}))

const None = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
