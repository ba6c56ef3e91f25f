import { mostCompared } from '@lanewise/domain/quotes/rates/comparison'
import { Columns3, X } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { FloatingBar } from '#ui/layout/FloatingBar.tsx'

type CompareBarProps = { count: number; onOpen: () => void; onClear: () => void }

/** Actions for the checked rates, shown while at least one is checked. */
export function CompareBar({ count, onOpen, onClear }: CompareBarProps) {
  if (count === 0) return null
  return (
    <FloatingBar role="region" aria-label="Rates to compare">
      <span role="status">
        {count} of {mostCompared} rates
      </span>
      <Button
        kind="ghost"
        icon={<Columns3 />}
        onClick={onOpen}
        {...(count < 2 && { disabledReason: 'Check at least two rates' })}
      >
        Compare
      </Button>
      <IconButton label="Clear the checked rates" icon={<X />} size="small" onClick={onClear} />
    </FloatingBar>
  )
}
