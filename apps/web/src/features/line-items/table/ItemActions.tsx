import { tooManyLineItems } from '@lanewise/contract/freight-fields'
import { Calculator, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ItemList } from '#features/line-items/use-item-list.ts'
import { Button } from '#ui/action/Button.tsx'
import { useNarrow } from '#ui/use-media.ts'

export function ItemActions({ list }: { list: ItemList }) {
  const isNarrow = useNarrow()
  const add = useRef<HTMLButtonElement>(null)
  const { closings } = list
  useEffect(() => {
    if (closings > 0 && document.activeElement === document.body) add.current?.focus()
  }, [closings])
  return (
    <>
      <Button kind={isNarrow ? 'secondary' : 'ghost'} icon={<Calculator />} onClick={list.calculate}>
        Density Calculator
      </Button>
      {!list.opened?.isNew && (
        <Button
          ref={add}
          icon={<Plus />}
          onClick={() => list.add()}
          {...(list.isFull && { disabledReason: tooManyLineItems })}
        >
          Add Item
        </Button>
      )}
    </>
  )
}
