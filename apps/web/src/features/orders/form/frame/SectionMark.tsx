import { styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, CircleDashed, CircleDot, Lock } from 'lucide-react'
import { Badge } from '#ui/data/Badge.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { SectionState } from './form-errors.tsx'

type Marked = Pick<SectionState, 'state' | 'errors'>

/** State of a section: complete, open, or its number of errors. */
export function SectionMark({ section }: { section: Marked }) {
  const { state, errors } = section
  if (errors > 0) return <ErrorCount count={errors} />
  return (
    <Mark data-state={state}>
      {state === 'done' ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      <VisuallyHidden>{state === 'done' ? 'Complete' : 'Not complete yet'}</VisuallyHidden>
    </Mark>
  )
}

export function SectionIcon({ state }: Pick<SectionState, 'state'>) {
  const Icon = state === 'done' ? CircleCheck : state === 'wrong' ? CircleDot : CircleDashed
  return (
    <Mark data-state={state}>
      <Icon aria-hidden="true" />
      {state !== 'wrong' && <VisuallyHidden>{state === 'done' ? 'Complete:' : 'Not complete yet:'}</VisuallyHidden>}
    </Mark>
  )
}

export const SegmentIcon = ({ state }: Pick<SectionState, 'state'>) => (
  <Mark data-state={state} data-small="">
    {state === 'done' ? <CircleCheck /> : state === 'wrong' ? <CircleAlert /> : <CircleDashed />}
  </Mark>
)

export const ErrorCount = ({ count }: { count: number }) => (
  <Count>
    {count}
    <VisuallyHidden>{count === 1 ? ' error' : ' errors'}</VisuallyHidden>
  </Count>
)

/** Lock icon in the header of a section. The reason is shown above the form and at each field. */
export const LockedSign = ({ reason }: { reason: string }) => (
  <span title={reason}>
    <Badge icon={<Lock aria-hidden="true" />}>Locked</Badge>
  </span>
)

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.vars.palette.text.tertiary,
  '& svg': { width: 16, height: 16 },
  '&[data-small] svg': { width: 14, height: 14 },
  '&[data-state="done"]': { color: theme.vars.palette.ok.icon },
  '&[data-small][data-state="wrong"]': { color: theme.vars.palette.late.icon },
}))

const Count = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.late.bg,
  color: theme.vars.palette.late.fg,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
}))
