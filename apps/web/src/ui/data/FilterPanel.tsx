import { styled } from '@mui/material/styles'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { Popover } from '#ui/layout/Popover.tsx'

export type FilterPanelProps = {
  /** How many filters are set; without any there is nothing to reset. */
  count: number
  onReset: () => void
  /** The fields; what is chosen holds at once. */
  children: ReactNode
}

/** The button of a list that opens its filters. */
export function FilterPanel({ count, onReset, children }: FilterPanelProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        icon={<ListFilter />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Filters
      </Button>
      <Popover anchor={anchor} label="Filters" onClose={close}>
        <Fields>{children}</Fields>
        <Foot>
          <Button kind="ghost" disabled={count === 0} onClick={onReset}>
            Reset
          </Button>
          <Button onClick={close}>Done</Button>
        </Foot>
      </Popover>
    </>
  )
}

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })

const Foot = styled('div')({ display: 'flex', justifyContent: 'space-between', marginTop: 16 })
