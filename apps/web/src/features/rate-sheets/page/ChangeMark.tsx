import { type RateSheetRow, steepIncrease } from '@lanewise/contract/rate-sheets'
import { styled } from '@mui/material/styles'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Chip } from '#ui/chip/Chip.tsx'
import { percentText } from './sheet-text.ts'

/** Price change of a rate. Steep increases are highlighted. */
export function ChangeMark({ row: { kind, percent } }: { row: RateSheetRow }) {
  if (kind !== 'Changed') return <Label data-tone={kind === 'New' ? 'accent' : undefined}>{kind}</Label>
  if (percent === null) return <Label>Not comparable</Label>
  if (percent === 0) return <Label>Same price</Label>
  const Arrow = percent > 0 ? ArrowUp : ArrowDown
  if (percent > steepIncrease)
    return (
      <Chip tone="late" icon={<Arrow aria-hidden="true" />}>
        {percentText(percent)}
      </Chip>
    )
  return (
    <Label data-tone={percent > 0 ? 'risk' : 'ok'}>
      <Arrow aria-hidden="true" />
      {percentText(percent)}
    </Label>
  )
}

const Label = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  '& svg': { width: 14, height: 14 },
  '&[data-tone=accent]': { color: theme.vars.palette.accent.fg },
  '&[data-tone=risk]': { color: theme.vars.palette.risk.fg },
  '&[data-tone=ok]': { color: theme.vars.palette.ok.fg },
}))
