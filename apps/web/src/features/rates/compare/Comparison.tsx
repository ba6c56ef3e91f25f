import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Offer } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import type { ShownFreight } from '#features/rates/side/SidePanel.tsx'
import { CompareBar } from './CompareBar.tsx'
import { ComparePage } from './ComparePage.tsx'

type ComparisonProps = {
  offers: readonly Offer[]
  freight: ShownFreight
  onClear: () => void
  /** Choice between customer price and cost, where there is one. */
  prices?: ReactNode
  children: ReactNode
}

/** The rates, and in their place the checked ones side by side while they are compared. The rates stay as they are. */
export function Comparison({ offers, freight, onClear, prices, children }: ComparisonProps) {
  const { compared } = useRatesView()
  const [isOpen, setOpen] = useState(false)
  const ticked = compared.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])
  const isComparing = isOpen && ticked.length > 1
  const keepPosition = useScrollPosition(isComparing)
  const open = () => {
    keepPosition()
    setOpen(true)
  }
  return (
    <>
      <div hidden={isComparing}>{children}</div>
      {isComparing ? (
        <ComparePage offers={ticked} freight={freight} prices={prices} onClose={() => setOpen(false)} />
      ) : (
        <CompareBar count={ticked.length} onOpen={open} onClear={onClear} />
      )}
    </>
  )
}

/** The comparison starts at its top, and the rates appear again where they were left. */
function useScrollPosition(isComparing: boolean) {
  const position = useRef<number | null>(null)
  useEffect(() => {
    if (position.current === null) return
    if (isComparing) return scrollTo(0, 0)
    scrollTo(0, position.current)
    position.current = null
  }, [isComparing])
  return () => {
    position.current = scrollY
  }
}
