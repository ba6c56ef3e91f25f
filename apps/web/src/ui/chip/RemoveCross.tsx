import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** The small cross inside a chip, with a target of 24 px around it, or a finger's width on touch screens. */
export const RemoveCross = styled(ButtonBase)({
  position: 'relative',
  flex: 'none',
  width: 24,
  height: 24,
  margin: '-4px -7px -4px -4px',
  borderRadius: radius.badge,
  color: 'inherit',
  '& svg': { width: 12, height: 12, strokeWidth: 2 },
  [TOUCH]: { '&::after': { content: '""', position: 'absolute', inset: -10 } },
})
