import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

type TaskProps = {
  step: number
  isDone: boolean
  isNext: boolean
  title: string
  text: string
  /** What to do about it. */
  children: ReactNode
}

/** One task of the guide to the first load. */
export const Task = ({ step, isDone, isNext, title, text, children }: TaskProps) => (
  <Item>
    <Sign data-state={isDone ? 'done' : isNext ? 'next' : 'later'} aria-hidden="true">
      {isDone ? <Check /> : step}
    </Sign>
    <div>
      <b>
        {title}
        {isDone && <VisuallyHidden>, done</VisuallyHidden>}
      </b>
      <p>{text}</p>
    </div>
    {children}
  </Item>
)

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  padding: '10px 16px',
  '& + &': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: 600 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > small': { ...theme.typography.body2, whiteSpace: 'nowrap', color: theme.vars.palette.text.tertiary },
  [TOUCH]: { minHeight: 60, '& + &': { borderLeft: 0, borderTop: `1px solid ${theme.vars.palette.divider}` } },
}))

const Sign = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.full,
  border: `1px solid ${theme.vars.palette.field}`,
  fontSize: 12,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '& svg': { width: 14, height: 14 },
  '&[data-state="done"]': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '&[data-state="next"]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.accent.main,
    color: theme.vars.palette.common.white,
  },
}))
