import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useImperativeHandle } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import { Card } from '#ui/layout/Card.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { DensityCalculator } from './density/DensityCalculator.tsx'
import { ItemForm } from './form/ItemForm.tsx'
import { GoodsTogether } from './GoodsTogether.tsx'
import { ItemActions } from './table/ItemActions.tsx'
import { ItemCards } from './table/ItemCards.tsx'
import { ItemTable } from './table/ItemTable.tsx'
import { type RevealedField, useItemList } from './use-item-list.ts'

export type LineItemsHandle = {
  /** Saves the open form into the list; false when the form is incomplete. */
  finish: () => Promise<boolean>
  focus: () => void
  /** Focuses the first field of the open form; does nothing while no form is open. */
  start: () => void
}

type LineItemsProps = {
  title: ReactNode
  items: readonly LineItem[]
  onChange: (items: LineItem[]) => void
  freight: Freight
  /** Commodity id that new items start from. */
  defaultCommodity: string | null
  error?: string | undefined
  /** Field of a line to reveal. The line opens at that field. */
  revealed?: RevealedField | null
  ref?: Ref<LineItemsHandle>
}

/** Freight lines of a quote or an order: a list, and a form for one line. */
export function LineItems({
  title,
  items,
  onChange,
  freight,
  defaultCommodity,
  error,
  revealed = null,
  ref,
}: LineItemsProps) {
  const list = useItemList({ items, onChange, freight, defaultCommodity, revealed })
  const { opened, removed } = list
  useImperativeHandle(ref, () => ({ finish: list.finish, focus: list.focus, start: list.start }))
  const isNarrow = useNarrow()
  const isLocked = useLock() !== undefined
  const List = isNarrow ? ItemCards : ItemTable
  // An item that is being typed answers the message that an item is missing.
  const shownError = items.length === 0 && list.isTyping ? undefined : error
  const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`
  return (
    <Card
      flush
      title={title}
      subtitle={isNarrow ? undefined : count}
      side={isNarrow ? count : !isLocked && <ItemActions list={list} />}
    >
      {items.length > 0 && <List items={items} freight={freight} list={list} />}
      {(shownError || removed) && (
        <Notices>
          {shownError && (
            <Alert tone="late" live>
              {shownError}
            </Alert>
          )}
          {removed && (
            <Alert
              live
              action={
                <Button size="small" onClick={list.undo}>
                  Undo
                </Button>
              }
            >
              {removed.item.description ?? 'The item'} was removed
            </Alert>
          )}
        </Notices>
      )}
      <Together>
        <GoodsTogether items={items} />
      </Together>
      {opened && !isLocked && (
        <ItemForm key={opened.item.uniqueIdentifier} opened={opened} freight={freight} list={list} />
      )}
      {isNarrow && !isLocked && (
        <Below>
          <ItemActions list={list} />
        </Below>
      )}
      {list.calculator && <DensityCalculator list={list} />}
    </Card>
  )
}

const Notices = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '12px 16px 0',
  '&:last-child': { paddingBottom: 12 },
})
/** Empty unless two of the items must be kept apart. */
const Together = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '12px 16px 0',
  '&:empty': { display: 'none' },
  '&:last-child': { paddingBottom: 12 },
})
const Below = styled('div')({ display: 'flex', gap: 8, padding: 12, [TOUCH]: { '& > *': { flex: 1 } } })
