import type { Theme } from '@mui/material/styles'

export function floating(theme: Theme, borderRadius: number) {
  return {
    borderRadius,
    backgroundColor: theme.vars.palette.raised,
    border: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: theme.vars.palette.elevation[2],
  }
}
