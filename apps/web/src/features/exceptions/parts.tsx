import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { styled, useTheme } from '@mui/material/styles'
import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { OrderLink, ShipmentLink } from '#platform/record/NumberLink.tsx'
import { Avatar } from '#ui/data/Avatar.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { type Tone, toneColors } from '#ui/theme/tone.ts'
import { kindIcons, toneOf } from './kind-icon.ts'

export function Toned({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Glyph style={{ color: toneColors(useTheme(), tone).icon }}>{children}</Glyph>
}

const Glyph = styled('span')({ display: 'inline-flex' })

/** Icon of a kind in the color of its severity. */
export function KindSign({ kind }: Pick<ExceptionEntry, 'kind'>) {
  const Icon = kindIcons[kind]
  const { icon, bg, border } = toneColors(useTheme(), toneOf(kind))
  return (
    <Sign style={{ color: icon, backgroundColor: bg, borderColor: border }} aria-hidden="true">
      <Icon />
    </Sign>
  )
}

const Sign = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: radius.control,
  border: '1px solid',
  '& svg': { width: 16, height: 16 },
})

export const RecordLink = ({ entity, entityName }: Pick<ExceptionEntry, 'entity' | 'entityName'>) =>
  entity === 'order' ? <OrderLink number={entityName} /> : <ShipmentLink number={entityName} />

/** Assignee of an entry, or a note that it has none. */
export const Owner = ({ assignee }: Pick<ExceptionEntry, 'assignee'>) =>
  assignee ? (
    <span title={assignee.name}>
      <Avatar name={assignee.name} size={24} />
    </span>
  ) : (
    <Nobody title="Not assigned">
      <UserRoundPlus aria-hidden="true" />
    </Nobody>
  )

const Nobody = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.full,
  border: `1px dashed ${theme.vars.palette.field}`,
  color: theme.vars.palette.text.tertiary,
  '& svg': { width: 13, height: 13 },
}))
