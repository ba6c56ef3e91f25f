import { styled } from '@mui/material/styles'

/** Indicator for whether the data currently updates live. */
export function LiveDot({ live }: { live: boolean }) {
  return (
    <Line role="status">
      <Dot data-live={live || undefined} aria-hidden="true" />
      {live ? 'Live' : 'Reconnecting'}
    </Line>
  )
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Dot = styled('span')(({ theme }) => ({
  width: 6,
  height: 6,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.text.tertiary}`,
  '&[data-live]': { boxShadow: 'none', backgroundColor: theme.vars.palette.ok.icon },
}))
