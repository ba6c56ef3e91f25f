import type { FormStop } from '@lanewise/contract/order-payload'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { assignableItems, assignItems, isOneToOne, unassignItem } from '@lanewise/domain/orders/stops/assignment'
import { assignmentText } from '@lanewise/domain/orders/stops/assignment-text'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { nameOf, packagesText, palletsText, sizeText, weightText } from '#features/line-items/index.ts'
import { useDraft } from '#features/orders/form/order-form.tsx'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Delivered items of a stop: its own, and those not assigned yet. (STOP-32) */
export function DropoffFreight({ stopKey }: StopProps) {
  const { index } = useStop(stopKey)
  const titleId = useId()
  const { items, isOnly, text } = useDraft(({ stops }) => freightAt(stops, index))
  const { error } = useStopError(stopKey, 'lineItems')
  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>Line items for this dropoff</h3>
        <span>{text}</span>
      </Head>
      {error && (
        <Alert tone="late" live>
          {error}
        </Alert>
      )}
      {items.length > 0 && (
        <List aria-labelledby={titleId}>
          {items.map((item) => (
            <Row key={item.uniqueIdentifier}>
              {isOnly ? <ItemName item={item} /> : <AssignedItem stopKey={stopKey} item={item} />}
              {factsOf(item).map(({ name, text }) => (
                <span key={name} data-fact={name}>
                  {text}
                </span>
              ))}
            </Row>
          ))}
        </List>
      )}
    </Frame>
  )
}

/** Items that a dropoff offers, and how many of them are delivered there. */
function freightAt(stops: readonly FormStop[], index: number) {
  const isOnly = isOneToOne(stops)
  const own = stops[index]?.lineItems ?? []
  const items = [...own, ...(isOnly ? [] : (assignableItems(stops, index) as LineItem[]))]
  return {
    items: ordered(items, stops),
    isOnly,
    text: isOnly ? onlyText(items.length) : assignmentText(stops, index),
  }
}

/** With only one dropoff there is nothing to assign. */
const onlyText = (count: number) => {
  if (count === 0) return 'Whatever you add at Stop 1 is delivered here'
  return count === 1 ? 'The item of Stop 1 is delivered here' : `All ${count} items of Stop 1 are delivered here`
}

function AssignedItem({ stopKey, item }: StopProps & { item: LineItem }) {
  const { change, indexOf } = useStop(stopKey)
  const { uniqueIdentifier } = item
  const assign = (isHere: boolean) =>
    change((stops) =>
      isHere
        ? assignItems(stops, indexOf(stopKey), [uniqueIdentifier])
        : unassignItem(stops, indexOf(stopKey), uniqueIdentifier),
    )
  const isHere = useStopValue(stopKey, ({ lineItems }) =>
    lineItems.some((one) => one.uniqueIdentifier === uniqueIdentifier),
  )
  return <Checkbox checked={isHere} onChange={assign} label={<ItemName item={item} />} />
}

const ItemName = ({ item }: { item: LineItem }) => (
  <Name>
    {nameOf(item)} {item.isHazmat && <Badge tone="risk">Hazmat</Badge>}
  </Name>
)

/** Sorted in pickup order, so that ticking a box moves no row. */
function ordered(items: readonly LineItem[], stops: readonly { lineItems: readonly LineItem[] }[]): LineItem[] {
  const all = stops.flatMap(({ lineItems }) => lineItems.map(({ uniqueIdentifier }) => uniqueIdentifier))
  return [...items].sort((one, other) => all.indexOf(one.uniqueIdentifier) - all.indexOf(other.uniqueIdentifier))
}

const factsOf = (item: LineItem) => [
  { name: 'weight', text: weightText(item) },
  { name: 'pallets', text: palletsText(item) ?? '–' },
  { name: 'packages', text: packagesText(item) },
  { name: 'size', text: sizeText(item) ?? '–' },
  { name: 'class', text: item.freightClass ? `class ${item.freightClass}` : '–' },
]

const Frame = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > [role="alert"]': { margin: '0 16px 12px' },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 8px',
  padding: '12px 16px',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  '& h3': { ...theme.typography.h3, color: theme.vars.palette.text.primary },
  [TOUCH]: { padding: 12 },
}))

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

/** Aligned columns on a desktop. On a phone the facts stand below the name. */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(5, minmax(0, 1fr))',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& [data-fact]': { textAlign: 'right' },
  [TOUCH]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    padding: '4px 12px 8px',
    '& > :first-of-type': { flexBasis: '100%' },
    '& [data-fact]': { color: theme.vars.palette.text.tertiary, fontSize: 12 },
  },
}))

const Name = styled('span')({ fontWeight: 500 })
