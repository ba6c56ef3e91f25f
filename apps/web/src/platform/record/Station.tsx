import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'

/** Stop marker: filled for a pickup, a ring for a drop-off. */
export const Station = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.full,
  border: `2px solid ${theme.vars.palette.accent.main}`,
  fontSize: 12,
  fontWeight: 600,
  '&[data-pickup]': { backgroundColor: theme.vars.palette.accent.main, color: theme.vars.palette.common.white },
}))
