import { styled } from '@mui/material/styles'
import { Check, TriangleAlert } from 'lucide-react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import type { ComparedCell, ComparedRow } from './compared-rows.ts'

export function Row({ row, ids }: { row: ComparedRow; ids: readonly string[] }) {
  return (
    <tr data-total={row.isTotal || undefined}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <Cell key={ids[index]} cell={cell} isMoney={row.isMoney} />
      ))}
    </tr>
  )
}

function Cell({ cell: { lines, isBest, isWarning }, isMoney }: { cell: ComparedCell; isMoney: boolean }) {
  return (
    <Value
      data-best={isBest || undefined}
      data-warning={isWarning || undefined}
      data-money={isMoney || undefined}
      data-list={lines.length > 1 || undefined}
    >
      {isBest && <Check aria-hidden="true" />}
      {isWarning && <TriangleAlert aria-hidden="true" />}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isBest && <VisuallyHidden>Best in row</VisuallyHidden>}
    </Value>
  )
}

const Value = styled('td')(({ theme }) => ({
  '& > svg': { float: 'left', width: 14, height: 14, margin: '3px 6px 0 0' },
  // Amounts stand under each other at the right, the reasons for them in small print.
  '&[data-money]': {
    textAlign: 'right',
    '& > svg': { float: 'none', margin: '0 6px 0 0', verticalAlign: -2 },
    '& > p': { display: 'inline' },
  },
  '&[data-list] > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '&[data-list][data-warning] > p': { color: 'inherit' },
  '& > p + p': { marginTop: 4 },
  '&[data-best]': { color: theme.vars.palette.ok.fg, fontWeight: 500 },
  '&[data-warning]': { color: theme.vars.palette.risk.fg },
}))
