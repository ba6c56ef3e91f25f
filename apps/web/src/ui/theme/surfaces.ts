import type { Components, Theme } from '@mui/material/styles'
import { floating } from './floating.ts'
import { radius, TOUCH } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>

export const surfaces: Overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => floating(theme, radius.popover) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating(theme, radius.card), minWidth: 200 }),
      list: { padding: 4, '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 30,
        gap: 8,
        padding: '4px 8px',
        borderRadius: radius.control,
        fontSize: 13,
        lineHeight: '20px',
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.hover },
        '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.accent.soft,
        },
        '&[aria-disabled="true"]': { color: theme.vars.palette.text.disabled, opacity: 1, cursor: 'default' },
        [theme.breakpoints.up('sm')]: { minHeight: 30 },
        [TOUCH]: { minHeight: 44, fontSize: 14 },
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 16,
        borderRadius: radius.dialog,
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.elevation[3],
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.elevation[3],
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 36,
        padding: '0 10px',
        fontSize: 13,
        lineHeight: '20px',
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        height: 34,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: theme.vars.palette.text.tertiary,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.hover, borderRadius: radius.control }),
    },
  },
}
