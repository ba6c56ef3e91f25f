import type { Components, Theme } from '@mui/material/styles'
import interUrl from 'inter-ui/variable-latin/InterVariable-subset.woff2'
import { REDUCED_MOTION, TOUCH } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>

/** Global styles: the font, the focus ring, thin scroll bars, and reduced motion for users who prefer it. */
export const baseline: Overrides = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      '@font-face': {
        fontFamily: 'InterVariable',
        fontStyle: 'normal',
        fontWeight: '400 900',
        fontDisplay: 'swap',
        src: `url("${interUrl}") format("woff2")`,
      },
      html: { WebkitTextSizeAdjust: '100%', scrollbarColor: `${theme.vars.palette.borderStrong} transparent` },
      body: {
        ...theme.typography.body1,
        minWidth: 320,
        // The build leaves the shapes for large text out of the font.
        fontOpticalSizing: 'none',
        textRendering: 'optimizeLegibility',
      },
      'h1, h2, h3, h4, p, dl, dd, ul, ol, figure': { margin: 0 },
      'ul, ol': { padding: 0 },
      'button, input, select, textarea': { font: 'inherit' },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2 },
      // A panel that is focused when it opens is not a control, so it has no focus ring.
      '[role="dialog"]:focus-visible, [role="presentation"]:focus-visible': { outline: 'none' },
      ':where(svg.lucide)': { width: 16, height: 16, strokeWidth: 1.75, flex: 'none' },
      '::selection': { backgroundColor: theme.vars.palette.accent.softBorder, color: theme.vars.palette.text.primary },
      [REDUCED_MOTION]: {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // A short duration would not do, because it would start a transition of every property of every element.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      [TOUCH]: { body: { WebkitTapHighlightColor: 'transparent' } },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible, &.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.accent.fg}`,
          outlineOffset: 2,
        },
      }),
    },
  },
}
