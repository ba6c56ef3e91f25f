import { tooManyLineItems } from '@lanewise/contract/freight-fields'
import { Calculator, Plus } from 'lucide-react'
import type { ItemList } from '#features/line-items/use-item-list.ts'
import { Button } from '#ui/action/Button.tsx'
import { useNarrow } from '#ui/use-media.ts'

export function ItemActions({ list }: { list: ItemList }) {
  const isNarrow = useNarrow()
  return (
    <>
      <Button kind={isNarrow ? 'secondary' : 'ghost'} icon={<Calculator />} onClick={list.calculate}>
        Density Calculator
      </Button>
      {!list.opened?.isNew && (
        <Button icon={<Plus />} onClick={() => list.add()} {...(list.isFull && { disabledReason: tooManyLineItems })}>
          Add Item
        </Button>
      )}
    </>
  )
}
