import { amountOf } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatMoney } from '@lanewise/domain/shared/format'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Offer } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { Popover } from '#ui/layout/overlay/Popover.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { Breakdown } from './Breakdown.tsx'

/** Price of a rate. Clicking it opens the breakdown. */
export function PriceButton({ offer }: { offer: Offer }) {
  const { side } = useRatesView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Amount
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {formatMoney(amountOf(offer, side))}
        <VisuallyHidden>, Cost Breakdown of {offer.carrierDescription}</VisuallyHidden>
        <ChevronDown aria-hidden="true" />
      </Amount>
      <Popover anchor={anchor} label="Cost Breakdown" width={836} onClose={close}>
        <Breakdown offer={offer} side={side} onClose={close} />
      </Popover>
    </>
  )
}

const Amount = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: 24,
  margin: '0 -4px',
  padding: '0 4px',
  borderRadius: radius.control,
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > svg': { width: 14, height: 14, color: theme.vars.palette.text.tertiary },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  [TOUCH]: { minHeight: 44, fontSize: 17 },
}))
