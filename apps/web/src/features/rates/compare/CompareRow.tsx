import { styled } from '@mui/material/styles'
import { Check, TriangleAlert } from 'lucide-react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import type { ComparedCell, ComparedRow } from './compared-rows.ts'

export function Row({ row, ids }: { row: ComparedRow; ids: readonly string[] }) {
  return (
    <tr data-total={row.isTotal || undefined}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <Cell key={ids[index]} cell={cell} />
      ))}
    </tr>
  )
}

function Cell({ cell: { lines, isBest, isWarning } }: { cell: ComparedCell }) {
  return (
    <Value data-best={isBest || undefined} data-warning={isWarning || undefined}>
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
  '& > p + p': { marginTop: 6 },
  '&[data-best]': { color: theme.vars.palette.ok.fg, fontWeight: 500 },
  '&[data-warning]': { color: theme.vars.palette.risk.fg },
}))
