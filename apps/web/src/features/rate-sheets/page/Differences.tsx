import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import type { RowsQuery } from '../rate-sheets.api.ts'
import { Group, type GroupKind } from './Group.tsx'

const kinds: readonly GroupKind[] = ['Changed', 'New', 'Ended']
const heads = ['Lane', 'Carrier', 'Rate Unit', 'Old', 'New', 'Change', 'Row']
const narrowHeads = ['Lane', 'New', 'Change']
/** Column widths in px. The lane column takes the remaining width. */
const widths: Record<string, number> = { Carrier: 150, 'Rate Unit': 120, Old: 130, New: 130, Change: 116, Row: 60 }
const narrowWidths: Record<string, number> = { New: 92, Change: 118 }

/** Changes in the sheet by kind, the greatest increase first. */
export function Differences({ sheet }: { sheet: RateSheet }) {
  const [searchTerm, search] = useState('')
  const [change, setChange] = useState<RowsQuery['change']>()
  const isNarrow = useNarrow()
  const { counts } = sheet
  const chips = [
    { value: 'Increases', text: `Increases ${formatNumber(sheet.increases)}` },
    { value: 'Decreases', text: `Decreases ${formatNumber(sheet.decreases)}` },
    { value: 'Steep', text: `Above 10% ${formatNumber(sheet.steepIncreases)}` },
  ] as const
  return (
    <Card flush title="Differences" subtitle={formatNumber(counts.Changed + counts.New + counts.Ended)}>
      <Tools>
        {chips.map(({ value, text }) => (
          <Button
            key={value}
            size="small"
            aria-pressed={change === value}
            kind={change === value ? 'primary' : 'secondary'}
            onClick={() => setChange(change === value ? undefined : value)}
          >
            {text}
          </Button>
        ))}
        <SearchBox value={searchTerm} onSearch={search} label="Lane or carrier" />
      </Tools>
      <Table aria-label="Differences">
        <thead>
          <tr>
            <td />
            {(isNarrow ? narrowHeads : heads).map((head) => (
              <th
                key={head}
                scope="col"
                data-end={['Old', 'New', 'Change', 'Row'].includes(head) ? '' : undefined}
                style={{ width: (isNarrow ? narrowWidths : widths)[head] }}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map((kind) => (
          <Group
            key={kind}
            sheet={sheet}
            kind={kind}
            filter={{ searchTerm, ...(change && { change }) }}
            isNarrow={isNarrow}
          />
        ))}
      </Table>
    </Card>
  )
}

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '8px 16px',
})

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { textAlign: 'left', fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& th, & td': { padding: '6px 8px', overflowWrap: 'anywhere' },
  '& tr > td:first-of-type': { width: 44, paddingLeft: 16 },
  '& tr > :last-child': { paddingRight: 16 },
  '& [data-end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td': { verticalAlign: 'middle' },
  '& tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& b': { fontWeight: 600 },
  '& [data-group]': {
    backgroundColor: theme.vars.palette.sunk,
    '& th': { color: theme.vars.palette.text.primary, fontWeight: 600 },
    '& span, & small': { marginLeft: 4, fontWeight: 400, fontSize: 12, color: theme.vars.palette.text.tertiary },
  },
}))
