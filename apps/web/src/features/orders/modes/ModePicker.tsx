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
import { type ReactNode, type Ref, useId } from 'react'
import { Tip } from '#ui/action/Tip.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

type ModePickerProps = {
  value: ModeSelection
  onChange: (value: ModeSelection) => void
  configuration: Pick<CustomerConfiguration, 'availableShippingModes' | 'availableEquipmentModes'>
  /** Allows only one selected card, because an order has one mode. */
  isSingle?: boolean
  /** Reason why a card cannot be selected, if there is one. */
  refusalOf?: (card: ModeCard) => string | undefined
  /** Ref to the input of the first card. */
  ref?: Ref<HTMLInputElement>
}

/** Shipping mode cards, for quotes and orders. */
export function ModePicker({ value, onChange, configuration, isSingle = false, refusalOf, ref }: ModePickerProps) {
  const cards = offeredCards(configuration)
  if (cards.length === 0) return <None>No quotable mode is turned on for your company.</None>
  const pick = (card: ModeCard) =>
    onChange(
      isSingle ? { shippingModes: [card.shippingMode], equipmentMode: card.equipmentMode } : toggleCard(value, card),
    )
  return (
    <Cards role={isSingle ? 'radiogroup' : 'group'} aria-label="Shipping Mode">
      {cards.map((card, index) => (
        <Choice
          key={card.label}
          card={card}
          type={isSingle ? 'radio' : 'checkbox'}
          isChosen={isPicked(value, card)}
          refusal={refusalOf?.(card)}
          onPick={() => pick(card)}
          ref={index === 0 ? ref : undefined}
        />
      ))}
    </Cards>
  )
}

type ChoiceProps = {
  card: ModeCard
  type: 'radio' | 'checkbox'
  isChosen: boolean
  refusal: string | undefined
  onPick: () => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** A card that cannot be selected stays visible with its reason. */
function Choice({ card, type, isChosen, refusal, onPick, ref }: ChoiceProps) {
  const reasonId = useId()
  const content = (
    <CardOf data-refused={refusal !== undefined || undefined}>
      <input
        type={type}
        checked={isChosen}
        aria-disabled={refusal !== undefined || undefined}
        aria-describedby={refusal ? reasonId : undefined}
        onChange={() => refusal === undefined && onPick()}
        ref={ref}
      />
      {icons[card.label]}
      {card.label}
      {isChosen && (
        <Mark aria-hidden="true">
          <Check />
        </Mark>
      )}
    </CardOf>
  )
  if (!refusal) return content
  return (
    <>
      <Tip text={refusal}>{content}</Tip>
      <span id={reasonId} hidden>
        {refusal}
      </span>
    </>
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
  '&[data-refused]:not(:has(:checked))': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2 },
  [TOUCH]: {
    width: 'auto',
    gridColumn: 'span 2',
    // The last two cards share the second row, with icon and label side by side.
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
