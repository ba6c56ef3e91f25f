import type { BoardColumn } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-query.ts'
import { radius } from '#ui/theme/tokens.ts'
import type { ColumnName } from './board-columns.ts'
import { useCount } from './use-column.ts'

type ColumnChoiceProps = {
  columns: readonly BoardColumn[]
  query: ShipmentBody
  value: ColumnName
  onChange: (name: ColumnName) => void
}

/** Column picker for phones, which show one column at a time. */
export function ColumnChoice({ columns, query, value, onChange }: ColumnChoiceProps) {
  const name = useId()
  return (
    <Row role="radiogroup" aria-label="Column">
      {columns.map((column) => (
        <Pill key={column.name}>
          <input type="radio" name={name} checked={column.name === value} onChange={() => onChange(column.name)} />
          {column.name} <Count column={column} query={query} />
        </Pill>
      ))}
    </Row>
  )
}

const Count = ({ column, query }: { column: BoardColumn; query: ShipmentBody }) => (
  <span>{useCount(column, query, true)}</span>
)

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Pill = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.full,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: 13,
  fontWeight: 500,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& span': { color: theme.vars.palette.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
    '& span': { color: 'inherit' },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2 },
}))
