import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'

type KbdProps = {
  /** The keys in readable form, for example `Ctrl K`. */
  keys: string
  /** For use on a filled button or an inverse bar. */
  onFill?: boolean
}

/** A shortcut hint inside a control. The control itself provides the shortcut to assistive technology. */
export function Kbd({ keys, onFill = false }: KbdProps) {
  return (
    <Key aria-hidden="true" data-fill={onFill || undefined}>
      {keys}
    </Key>
  )
}

const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: radius.badge,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.tertiary,
  fontFamily: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '&[data-fill]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.onFill,
    color: 'inherit',
  },
  // White text on a lighter red would not have enough contrast.
  '.MuiButton-colorError &[data-fill]': { backgroundColor: theme.vars.palette.late.fillHover },
  [theme.breakpoints.down('w768')]: { display: 'none' },
}))
