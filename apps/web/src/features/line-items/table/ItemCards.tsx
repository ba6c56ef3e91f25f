import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { styled } from '@mui/material/styles'
import { EllipsisVertical } from 'lucide-react'
import type { ItemList } from '#features/line-items/use-item-list.ts'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import type { ItemListProps } from './ItemTable.tsx'
import { densityText, lacking, nameOf, packagesText, palletsText, sizeText, weightText } from './item-text.ts'

export function ItemCards({ items, freight, list }: ItemListProps) {
  return (
    <List aria-label="Line items">
      {items.map((item) => (
        <li key={item.uniqueIdentifier}>
          <ItemCard item={item} lacks={lacking(item, freight)} list={list} />
        </li>
      ))}
    </List>
  )
}

function ItemCard({ item, lacks, list }: { item: LineItem; lacks: string | null; list: ItemList }) {
  const name = nameOf(item)
  const isLocked = useLock() !== undefined
  const actions = [
    { label: 'Edit', onSelect: () => list.edit(item) },
    ...(list.isFull ? [] : [{ label: 'Duplicate', onSelect: () => list.duplicate(item) }]),
    { label: 'Remove', onSelect: () => list.remove(item), danger: true },
  ]
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <p>{together(weightText(item), palletsText(item), packagesText(item))}</p>
        <p>{together(sizeText(item), densityText(item))}</p>
        {lacks && <p data-lacks="">{lacks}</p>}
      </div>
      {item.freightClass && <Badge>{`Class ${item.freightClass}`}</Badge>}
      {!isLocked && <MenuButton iconOnly label={`Actions for ${name}`} icon={<EllipsisVertical />} items={actions} />}
    </Row>
  )
}

const together = (...texts: (string | null)[]) => texts.filter(Boolean).join(' · ')

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '10px 0 10px 12px',
  '& > div': { flex: 1, minWidth: 0 },
  '& > span': { marginTop: 2 },
  '& > button': { marginTop: -10 },
  '& strong': { fontWeight: 500 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& p[data-lacks]': { color: theme.vars.palette.late.fg },
}))
