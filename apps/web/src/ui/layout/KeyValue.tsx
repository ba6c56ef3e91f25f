import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export type KeyValueProps = {
  label: ReactNode
  /** An empty value is shown as a dash. */
  children?: ReactNode
  /** Small print below the value. */
  more?: ReactNode
  /** Label and value on one line, the value at the right. */
  inline?: boolean
}

export const KeyValues = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' })

export function KeyValue({ label, children, more, inline = false }: KeyValueProps) {
  const empty = children === undefined || children === null || children === false || children === ''
  return (
    <Pair data-inline={inline || undefined}>
      <dt>{label}</dt>
      <dd>
        {empty ? '–' : children}
        {more && <small>{more}</small>}
      </dd>
    </Pair>
  )
}

const Pair = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& dt': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '&[data-inline]': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 12,
    width: '100%',
  },
  '&[data-inline] dd': { textAlign: 'right' },
}))
