import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tip } from '#ui/action/Tip.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** Field with a warning icon beside its label. The warning is a tooltip and blocks nothing. (STOP-36) */
export function Warned({ warnings, children }: { warnings: readonly string[]; children: ReactNode }) {
  const text = warnings.join(' ')
  return (
    <Frame>
      {children}
      {text && (
        <Tip text={text}>
          <Sign type="button" aria-label={`Warning: ${text}`}>
            <TriangleAlert aria-hidden="true" />
          </Sign>
        </Tip>
      )}
    </Frame>
  )
}

const Frame = styled('div')({ position: 'relative', minWidth: 0 })

/** Aligned with the label, at its right. */
const Sign = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: -4,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: theme.vars.palette.risk.icon,
  cursor: 'help',
  '& svg': { width: 16, height: 16 },
  [TOUCH]: { width: 44, height: 44, top: -22, placeItems: 'end center' },
}))
