import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { formatNumber, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Ban, CircleAlert, Equal, Pencil, Plus } from 'lucide-react'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

export function Figures({ sheet }: { sheet: RateSheet }) {
  const { counts, increases, decreases, newOnLanes } = sheet
  const figures = [
    { icon: <Plus />, label: 'New', count: counts.New, note: `on ${plural(newOnLanes, 'lane')}`, tone: 'accent' },
    {
      icon: <Pencil />,
      label: 'Changed',
      count: counts.Changed,
      note: `${increases} up, ${decreases} down`,
      tone: 'accent',
    },
    { icon: <Ban />, label: 'Ended', count: counts.Ended, note: 'not in the file' },
    { icon: <Equal />, label: 'Unchanged', count: counts.Unchanged, note: 'left as they are' },
    {
      icon: <CircleAlert />,
      label: 'Wrong',
      count: counts.Wrong,
      note: 'left out',
      tone: counts.Wrong > 0 ? 'late' : undefined,
    },
  ]
  return (
    <Row aria-label="Differences in numbers">
      {figures.map(({ icon, label, count, note, tone }) => (
        <li key={label}>
          <Label data-tone={tone}>
            {icon}
            {label}
          </Label>
          <strong>{formatNumber(count)}</strong> <small>{note}</small>
        </li>
      ))}
    </Row>
  )
}

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  listStyle: 'none',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& li': { padding: '10px 16px' },
  '& li + li': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& strong': { fontSize: 18, lineHeight: '24px', fontVariantNumeric: 'tabular-nums' },
  '& small': { color: theme.vars.palette.text.tertiary, fontSize: 12, marginLeft: 4 },
  [TOUCH]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li + li': { borderLeft: 0 },
    '& li:nth-of-type(n + 3)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}))

const Label = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  '& svg': { width: 14, height: 14 },
  '&[data-tone=accent]': { color: theme.vars.palette.accent.fg },
  '&[data-tone=late]': { color: theme.vars.palette.late.fg },
}))
