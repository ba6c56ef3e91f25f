import type { LineItemFields } from '@lanewise/contract/line-item-fields'
import { formatDimensions, formatNumber, formatWeight, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Rows } from './page-layout.tsx'

export function FreightCard({ items }: { items: readonly LineItemFields[] }) {
  return (
    <Card flush title="Line items" subtitle={String(items.length)}>
      <Rows aria-label="Line items">
        {items.map((item) => (
          <Line key={item.uniqueIdentifier}>
            <p>
              <b>{item.description || item.commodityCode || 'Freight'}</b>
              {item.isHazmat && <Badge tone="risk">Hazmat</Badge>}
              {item.isStackable && <Badge>Stackable</Badge>}
            </p>
            <small>{factsOf(item).join(' · ')}</small>
          </Line>
        ))}
      </Rows>
    </Card>
  )
}

function factsOf(item: LineItemFields): string[] {
  const { packageLength, packageWidth, packageHeight, palletCount, packageCount, packagingUnitType } = item
  return [
    item.freightClass && `Class ${item.freightClass}`,
    item.nmfcNumber && `NMFC ${item.nmfcNumber}`,
    palletCount !== null && plural(palletCount, 'pallet'),
    packageCount !== null && `${formatNumber(packageCount)} ${packagingUnitType ?? ''}`.trim(),
    packageLength !== null && formatDimensions(packageLength, packageWidth, packageHeight),
    item.totalWeight !== null && formatWeight(item.totalWeight),
  ].filter((fact): fact is string => Boolean(fact))
}

const Line = styled('li')(({ theme }) => ({
  padding: '8px 16px',
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500 },
  '& small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}))
