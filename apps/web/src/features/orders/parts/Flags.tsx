import { type ListedFlag, listedFlagLabels, listedFlags } from '@lanewise/domain/orders/fields'
import { styled } from '@mui/material/styles'
import { EyeOff, Flame, type LucideIcon, Users, Zap } from 'lucide-react'
import { Tip } from '#ui/action/Tip.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

export type Flagged = Record<'isHazmat' | ListedFlag, boolean>

const icons: Record<ListedFlag, LucideIcon> = { isTeamRequired: Users, isJustInTime: Zap, isBlind: EyeOff }

const flags: readonly { name: keyof Flagged; label: string; icon: LucideIcon }[] = [
  { name: 'isHazmat', label: 'Hazmat', icon: Flame },
  ...listedFlags.map((name) => ({ name, label: listedFlagLabels[name], icon: icons[name] })),
]

export function Flags({ order }: { order: Flagged }) {
  return flags
    .filter(({ name }) => order[name])
    .map(({ name, label, icon: Icon }) => (
      <Badge key={name} tone={name === 'isHazmat' ? 'risk' : 'neutral'} icon={<Icon aria-hidden="true" />}>
        {label}
      </Badge>
    ))
}

/** Flags of an order as icons only, for narrow cells. */
export function FlagIcons({ order }: { order: Flagged }) {
  return flags
    .filter(({ name }) => order[name])
    .map(({ name, label, icon: Icon }) => (
      <Tip key={name} text={label}>
        <Sign>
          <Icon aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </Sign>
      </Tip>
    ))
}

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: -2,
  color: theme.vars.palette.text.secondary,
  '& > svg': { width: 14, height: 14, strokeWidth: 2 },
}))
