import { cityText } from '@lanewise/domain/places/place-name'
import { formatDate } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Offer } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { orderLine } from '#features/rates/side/order-facts.ts'
import type { ShownFreight } from '#features/rates/side/SidePanel.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { TOUCH } from '#ui/theme/tokens.ts'
import { CompareTable } from './CompareTable.tsx'

type ComparePageProps = {
  offers: readonly Offer[]
  freight: ShownFreight
  prices?: ReactNode
  onClose: () => void
}

/** Up to four rates side by side on a page, with one row per fact and the best value marked. */
export function ComparePage({ offers, freight, prices, onClose }: ComparePageProps) {
  const { compare, compared } = useRatesView()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  useHotkey('escape', onClose, { label: 'Back to the rates' })
  /** A comparison needs at least two rates, so removing one of two returns to the rates. */
  const remove = (offer: Offer) => {
    if (compared.length <= 2) onClose()
    compare(offer.id)
  }
  return (
    <Page aria-labelledby={titleId}>
      <Head>
        <IconButton label="Back to the rates" icon={<X />} onClick={onClose} ref={close} />
        <h2 id={titleId}>{`Compare ${offers.length} rates`}</h2>
        <p>
          {`${cityText(freight.pickupLocation)} to ${cityText(freight.dropoffLocation)} · ${orderLine(freight, null)}`}
          {' · '}
          <span>{`Ship date ${formatDate(freight.pickupDate, 'UTC')}`}</span>
        </p>
        <Switch checked={onlyDifferences} onChange={setOnlyDifferences} label="Only differences" />
        {prices}
      </Head>
      <CompareTable offers={offers} shipDate={freight.pickupDate} onlyDifferences={onlyDifferences} onRemove={remove} />
    </Page>
  )
}

const Page = styled('section')({ padding: '16px 24px 24px', [TOUCH]: { padding: 12 } })

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 12,
  '& h2': theme.typography.h1,
  '& p': { flex: '1 1 240px', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))
