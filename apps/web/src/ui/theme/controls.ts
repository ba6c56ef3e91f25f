import type { Components, Theme } from '@mui/material/styles'
import { motion, radius, TOUCH } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>

export const controls: Overrides = {
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit', size: 'medium' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: 32,
        padding: '0 12px',
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        transitionDuration: `${motion.hover}ms`,
        '& .MuiButton-startIcon': { margin: '0 6px 0 0' },
        '& .MuiButton-endIcon': { margin: '0 -2px 0 8px' },
        '& .MuiButton-startIcon svg, & .MuiButton-endIcon svg': { width: 16, height: 16 },
        '&.Mui-disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
          backgroundColor: theme.vars.palette.sunk,
          borderColor: 'transparent',
          color: theme.vars.palette.text.disabled,
          boxShadow: 'none',
          cursor: 'default',
        },
        '&[aria-busy="true"]': { cursor: 'progress' },
        [TOUCH]: { height: 44, fontSize: 14, padding: '0 16px' },
      }),
      sizeSmall: { height: 28, padding: '0 10px', fontSize: 12, lineHeight: '16px', [TOUCH]: { height: 44 } },
      outlined: ({ theme }) => ({
        paddingInline: 11,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        borderColor: theme.vars.palette.borderStrong,
        boxShadow: theme.vars.palette.elevation[1],
        '&:hover': {
          backgroundColor: theme.vars.palette.hover,
          borderColor: theme.vars.palette.borderStrong,
        },
        '&.MuiButton-colorError': { color: theme.vars.palette.late.fg },
        '&.MuiButton-colorError:hover': {
          backgroundColor: theme.vars.palette.late.bg,
          borderColor: theme.vars.palette.late.border,
        },
      }),
      text: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.hover, color: theme.vars.palette.text.primary },
        '&.Mui-disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { backgroundColor: 'transparent' },
      }),
      contained: ({ theme }) => ({
        color: theme.vars.palette.common.white,
        // On the darker footer of a dialog, the fill alone would not be visible.
        '&.Mui-disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.borderStrong}`,
        },
        '&.MuiButton-colorError': { backgroundColor: theme.vars.palette.late.fill },
        '&.MuiButton-colorError:hover': { backgroundColor: theme.vars.palette.late.fillHover },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: radius.control,
        color: theme.vars.palette.text.secondary,
        transitionDuration: `${motion.hover}ms`,
        '&:hover': { backgroundColor: theme.vars.palette.hover, color: theme.vars.palette.text.primary },
        '&.Mui-disabled, &[aria-disabled="true"]': {
          color: theme.vars.palette.text.disabled,
          backgroundColor: 'transparent',
          cursor: 'default',
        },
        [TOUCH]: { width: 44, height: 44 },
      }),
      sizeSmall: { width: 28, height: 28, [TOUCH]: { width: 44, height: 44 } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 22, borderRadius: radius.full, fontSize: 12, lineHeight: '16px', fontWeight: 500 },
      label: { padding: '0 8px' },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 36, [TOUCH]: { minHeight: 44 } },
      indicator: ({ theme }) => ({ height: 2, backgroundColor: theme.vars.palette.accent.main }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        minWidth: 0,
        padding: '0 10px',
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
        [TOUCH]: { minHeight: 44 },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 1,
        gap: 2,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.sunk,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 28,
        padding: '0 10px',
        border: '1px solid transparent',
        borderRadius: '5px !important',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
          borderColor: theme.vars.palette.borderStrong,
        },
        [TOUCH]: { height: 40 },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.accent.fg,
        borderRadius: radius.badge,
        fontWeight: 500,
        // The library gives a link that is a button the ring of the browser.
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.accent.fg}` },
      }),
    },
  },
}
