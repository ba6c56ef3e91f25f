import type { Operation } from '@lanewise/contract/operation'
import { styled } from '@mui/material/styles'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { SaveButton } from '#platform/form/SaveButton.tsx'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText } from '#ui/keyboard/use-hotkeys.ts'
import { useFooterHeight } from '#ui/layout/StickyFooter.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'

export type Change = { name: string; label: string; from: string; to: string }

type SaveBarProps = {
  changes: readonly Change[]
  operation: Operation
  form: string
  isSaving: boolean
  onDiscard: () => void
}

/** Unsaved changes with old and new values, and the buttons to save or discard them. */
export function SaveBar({ changes, operation, form, isSaving, onDiscard }: SaveBarProps) {
  const bar = useRef<HTMLElement>(null)
  useFooterHeight(bar)
  return (
    <Bar ref={bar} aria-label="Unsaved changes">
      <Count>{changes.length === 1 ? '1 unsaved change' : `${changes.length} unsaved changes`}</Count>
      <List>
        {changes.map(({ name, label, from, to }) => (
          <li key={name}>
            {label}
            <FromTo from={from} to={to} />
          </li>
        ))}
      </List>
      <Actions>
        <Button kind="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <SaveButton operation={operation} form={form} isSaving={isSaving} shortcut={hotkeyText('mod+enter')}>
          Save changes
        </SaveButton>
      </Actions>
    </Bar>
  )
}

/** Old value, struck through, followed by the new one. */
export const FromTo = ({ from, to }: { from: string; to: string }) => (
  <Values>
    <del>{from}</del>
    <VisuallyHidden> becomes </VisuallyHidden>
    <ArrowRight aria-hidden="true" />
    <ins>{to}</ins>
  </Values>
)

/** Widths at which not everything fits on one line: the changes move below, and on a phone between. */
const MEDIUM = `@media (max-width:${breakpoints.lg - 0.05}px)`

const Values = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& del': { color: theme.vars.palette.text.tertiary },
  '& ins': { fontWeight: 600, textDecoration: 'none', color: theme.vars.palette.text.primary },
  '& svg': { width: 12, height: 12, color: theme.vars.palette.text.tertiary },
}))

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: 60,
  padding: '10px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [MEDIUM]: { flexWrap: 'wrap' },
  [TOUCH]: { padding: 12 },
}))

const Count = styled('strong')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 600,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.accent.main,
  },
}))

/** A long list of changes scrolls, so that the bar keeps its height. */
const List = styled('ul')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  maxHeight: 56,
  overflowY: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& li > span': {
    ...theme.typography.body2,
    padding: '0 6px',
    borderRadius: radius.badge,
    border: `1px solid ${theme.vars.palette.borderStrong}`,
  },
  [MEDIUM]: { flexBasis: '100%', order: 2 },
  [TOUCH]: { order: 0 },
}))

const Actions = styled('div')({
  flex: 'none',
  display: 'flex',
  gap: 8,
  [MEDIUM]: { marginLeft: 'auto', order: 1 },
  [TOUCH]: { flex: '1 0 100%', '& > *': { flex: 1 } },
})
