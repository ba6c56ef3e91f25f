import type { Components, Theme } from '@mui/material/styles'
import { floating } from './floating.ts'
import { motion, radius, TOUCH } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>

export const inputs: Overrides = {
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 13,
        lineHeight: '20px',
        color: theme.vars.palette.text.primary,
        [TOUCH]: { fontSize: 16, lineHeight: '24px' },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        padding: '0 11px',
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        transition: `box-shadow ${motion.hover}ms`,
        [TOUCH]: { minHeight: 44 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.field, top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.tertiary },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${theme.vars.palette.ring}` },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.accent.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.late.icon,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.late.icon}`,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.sunk },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.borderStrong },
      }),
      input: { padding: '5px 0', [TOUCH]: { padding: '9px 0' } },
      multiline: { padding: '0 11px' },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        maxHeight: 'none',
        marginLeft: 6,
        marginRight: 0,
        color: theme.vars.palette.text.tertiary,
        fontSize: 12,
        '& p': { fontSize: 12, color: 'inherit' },
      }),
      positionStart: { marginLeft: 0, marginRight: 6 },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '4px 0 0', fontSize: 12, lineHeight: '16px' } },
  },
  MuiSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        minHeight: 0,
        padding: '5px 0',
        paddingRight: '22px !important',
        '&:focus': { backgroundColor: 'transparent' },
        '&:focus-visible': { outline: 'none' },
        [TOUCH]: { padding: '9px 0' },
        '&[data-placeholder]': { color: theme.vars.palette.text.tertiary },
      }),
      icon: ({ theme }) => ({ right: 9, top: 'calc(50% - 8px)', color: theme.vars.palette.text.tertiary }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        // Matches the specificity of the library's own rule for fields with two icons, which would add their space a
        // second time.
        '&.MuiAutocomplete-root.MuiAutocomplete-root .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': {
          flexWrap: 'nowrap',
          padding: '0 5px 0 11px',
        },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': {
          minWidth: 0,
          padding: '5px 0',
          [TOUCH]: { padding: '9px 0' },
        },
      },
      endAdornment: {
        position: 'static',
        display: 'flex',
        flex: 'none',
        transform: 'none',
        '& .MuiIconButton-root': { width: 24, height: 24, margin: 0, [TOUCH]: { width: 36, height: 36 } },
      },
      paper: ({ theme }) => floating(theme, radius.card),
      listbox: ({ theme }) => ({
        padding: 4,
        maxHeight: 320,
        '& .MuiAutocomplete-option.MuiAutocomplete-option': {
          minHeight: 30,
          padding: '4px 8px',
          borderRadius: radius.control,
          [TOUCH]: { minHeight: 44 },
        },
        '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: theme.vars.palette.hover },
        '& .MuiAutocomplete-option[aria-selected="true"], & .MuiAutocomplete-option[aria-selected="true"].Mui-focused':
          {
            backgroundColor: theme.vars.palette.accent.soft,
          },
      }),
      noOptions: ({ theme }) => ({ padding: '8px 12px', color: theme.vars.palette.text.tertiary }),
      loading: ({ theme }) => ({ padding: '8px 12px', color: theme.vars.palette.text.tertiary }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4 },
      rail: ({ theme }) => ({ backgroundColor: theme.vars.palette.borderStrong, opacity: 1 }),
      thumb: ({ theme }) => ({
        width: 16,
        height: 16,
        backgroundColor: theme.vars.palette.background.paper,
        border: `2px solid ${theme.vars.palette.accent.main}`,
        '&:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: `0 0 0 4px ${theme.vars.palette.ring}` },
      }),
    },
  },
}
