import type { ExceptionView } from '@lanewise/contract/exceptions'
import { styled } from '@mui/material/styles'
import { Kbd } from '#ui/action/Kbd.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { inboxKeys } from './use-inbox-keys.tsx'

type KeyHintsProps = { shown: number; total: string; view: ExceptionView }

/** Number of entries shown and in total, and the keyboard shortcuts. */
export function KeyHints({ shown, total, view }: KeyHintsProps) {
  const hints = inboxKeys.filter(({ views }) => !views || views.includes(view))
  return (
    <Foot>
      <span>{shown > 0 ? `1–${shown} of ${total}` : ''}</span>
      <Hints aria-hidden="true">
        {hints.map(({ keys, hint }) => (
          <span key={hint}>
            {keys.map((key) => (
              <Kbd key={key} keys={key} />
            ))}
            {hint}
          </span>
        ))}
      </Hints>
    </Foot>
  )
}

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
}))

const Hints = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  marginLeft: 'auto',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  [TOUCH]: { display: 'none' },
})
