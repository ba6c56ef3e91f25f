import type { OrderStopView } from '@lanewise/contract/order-fields'
import { formatDimensions, formatNumber, formatWeight, humanize, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Flame } from 'lucide-react'
import { Badge } from '#ui/data/Badge.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'

type Item = OrderStopView['lineItems'][number]

/** Items loaded or unloaded at a stop, as a table or as lines on a small screen. (STOPVIEW-11, STOPVIEW-12) */
export function StopItems({ stop: { stopNumber, lineItems } }: { stop: OrderStopView }) {
  const isNarrow = useNarrow()
  if (lineItems.length === 0) return <None>No Line Items</None>
  const label = `Line items of stop ${stopNumber}`
  if (isNarrow)
    return (
      <Lines aria-label={label}>
        {lineItems.map((item) => (
          <li key={item.id}>
            <Product item={item} />
            <small>{together(formatWeight(item.totalWeight), palletsOf(item), packagesOf(item))}</small>
            <small>{together(sizeOf(item), item.freightClass && `Class ${item.freightClass}`)}</small>
          </li>
        ))}
      </Lines>
    )
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {['Line items', 'Weight', 'Pallets', 'Qty', 'L × W × H', 'Class'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lineItems.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <Product item={item} />
            </th>
            <td>{formatWeight(item.totalWeight)}</td>
            <td>{formatNumber(item.palletCount)}</td>
            <td>{packagesOf(item)}</td>
            <td>{sizeOf(item)}</td>
            <td>{item.freightClass ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Product name, with rarely set facts below it. */
function Product({ item }: { item: Item }) {
  const { productName, isStackable, isHazmat, hazmatUNNumber, nmfcNumber, unitWeight, lot } = item
  const more = together(
    unitWeight !== null && `${formatWeight(unitWeight)} each`,
    nmfcNumber && `NMFC ${nmfcNumber}`,
    lot && `Lot ${lot}`,
  )
  return (
    <>
      <span>{productName}</span> {isStackable && <Badge>Stackable</Badge>}{' '}
      {isHazmat && (
        <Badge tone="risk" icon={<Flame aria-hidden="true" />}>
          {hazmatUNNumber ?? 'Hazmat'}
        </Badge>
      )}
      {more && <small>{more}</small>}
    </>
  )
}

const palletsOf = ({ palletCount }: Item) => palletCount !== null && plural(palletCount, 'pallet')

/** "480 Case". */
const packagesOf = ({ packageQuantity, packagingUnitType }: Item) =>
  packageQuantity === null
    ? '–'
    : `${formatNumber(packageQuantity)} ${packagingUnitType ? humanize(packagingUnitType) : ''}`.trim()

const sizeOf = ({ packageLength, packageWidth, packageHeight }: Item) =>
  formatDimensions(packageLength, packageWidth, packageHeight)

const together = (...texts: (string | null | false)[]) => texts.filter(Boolean).join(' · ')

const None = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.tertiary, fontSize: 12 }))

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 4,
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& td, & thead th': { whiteSpace: 'nowrap' },
  '& thead th': { color: theme.vars.palette.text.tertiary, fontWeight: 500 },
  '& tbody th': { fontWeight: 400 },
  '& tbody tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { display: 'block', fontSize: 11, color: theme.vars.palette.text.tertiary },
}))

const Lines = styled('ul')(({ theme }) => ({
  marginTop: 4,
  listStyle: 'none',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 13,
  '& li': { padding: '8px 10px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.secondary },
}))
