import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { formatNumber, humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { ItemList } from '#features/line-items/use-item-list.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { densityText, lacking, nameOf, sizeText, weightText } from './item-text.ts'

export type ItemListProps = { items: readonly LineItem[]; freight: Freight; list: ItemList }

/** Freight lines as table rows. The line in the form is highlighted. */
export function ItemTable({ items, freight, list }: ItemListProps) {
  return (
    <Scroll>
      <Table aria-label="Line items">
        <thead>
          <tr>
            {heads.map(({ text, isNumber }) => (
              <th key={text} scope="col" data-number={isNumber || undefined}>
                {text}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.uniqueIdentifier} item={item} lacks={lacking(item, freight)} list={list} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

const heads = [
  { text: 'Commodity' },
  { text: 'Total weight', isNumber: true },
  { text: 'Pallets', isNumber: true },
  { text: 'Qty', isNumber: true },
  { text: 'Package' },
  { text: 'L × W × H', isNumber: true },
  { text: 'Density', isNumber: true },
  { text: 'Class', isNumber: true },
]

function ItemRow({ item, lacks, list }: { item: LineItem; lacks: string | null; list: ItemList }) {
  const isEdited = list.opened?.item.uniqueIdentifier === item.uniqueIdentifier
  return (
    <tr data-edited={isEdited || undefined}>
      <th scope="row">
        {nameOf(item)} {item.isHazmat && <Badge tone="risk">Hazmat</Badge>}
        {lacks && <Lacks>{lacks}</Lacks>}
      </th>
      <td data-number>{weightText(item)}</td>
      <td data-number>{formatNumber(item.palletCount)}</td>
      <td data-number>{formatNumber(item.packageCount)}</td>
      <td>{humanize(item.packagingUnitType)}</td>
      <td data-number>{sizeText(item) ?? '–'}</td>
      <td data-number>{densityText(item) ?? '–'}</td>
      <td data-number>{item.freightClass ?? '–'}</td>
      <td data-number>{isEdited ? <Badge tone="accent">Editing</Badge> : <RowActions item={item} list={list} />}</td>
    </tr>
  )
}

function RowActions({ item, list }: { item: LineItem; list: ItemList }) {
  const name = nameOf(item)
  if (useLock()) return null
  return (
    <>
      <IconButton size="small" label={`Edit ${name}`} icon={<Pencil />} onClick={() => list.edit(item)} />
      {!list.isFull && (
        <IconButton size="small" label={`Duplicate ${name}`} icon={<Copy />} onClick={() => list.duplicate(item)} />
      )}
      <IconButton size="small" label={`Remove ${name}`} icon={<Trash2 />} onClick={() => list.remove(item)} />
    </>
  )
}

/** Between phone and desktop widths the columns may need more room than there is, so the table scrolls. */
const Scroll = styled('div')({ overflowX: 'auto' })

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 36, padding: '0 10px', textAlign: 'left', whiteSpace: 'nowrap' },
  '& thead th': { color: theme.vars.palette.text.tertiary, fontSize: 12, fontWeight: 500 },
  '& tbody th': { fontWeight: 500, whiteSpace: 'normal', minWidth: 140 },
  '& tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& [data-number]': { textAlign: 'right' },
  '& tr > :first-of-type': { paddingLeft: 16 },
  '& tr > :last-of-type': { paddingRight: 12 },
  '& svg': { width: 16, height: 16 },
  '& [data-edited]': { backgroundColor: theme.vars.palette.accent.soft },
  [theme.breakpoints.down('md')]: { '& th, & td': { padding: '0 6px' }, '& tbody th': { minWidth: 100 } },
}))

const Lacks = styled('div')(({ theme }) => ({
  color: theme.vars.palette.late.fg,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  paddingBottom: 4,
}))
