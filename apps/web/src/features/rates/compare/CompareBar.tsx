import { mostCompared } from '@lanewise/domain/quotes/rates/comparison'
import { Columns3, X } from 'lucide-react'
import { useState } from 'react'
import type { Offer } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { FloatingBar } from '#ui/layout/FloatingBar.tsx'
import { CompareDialog } from './CompareDialog.tsx'

type CompareBarProps = { offers: readonly Offer[]; shipDate: string; onClear: () => void }

/** Actions for the selected rates, shown while at least one is selected. */
export function CompareBar({ offers, shipDate, onClear }: CompareBarProps) {
  const { compared } = useRatesView()
  const [isOpen, setOpen] = useState(false)
  const ticked = compared.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])
  if (ticked.length === 0) return null
  return (
    <>
      <FloatingBar role="region" aria-label="Rates to compare">
        <span role="status">
          {ticked.length} of {mostCompared} rates
        </span>
        <Button
          kind="ghost"
          icon={<Columns3 />}
          onClick={() => setOpen(true)}
          {...(ticked.length < 2 && { disabledReason: 'Check at least two rates' })}
        >
          Compare
        </Button>
        <IconButton label="Clear the checked rates" icon={<X />} size="small" onClick={onClear} />
      </FloatingBar>
      {isOpen && <CompareDialog offers={ticked} shipDate={shipDate} onClose={() => setOpen(false)} />}
    </>
  )
}
