import { createTheme } from '@mui/material/styles'
import './augmentation.ts'
import { baseline } from './baseline.ts'
import { controls } from './controls.ts'
import { inputs } from './inputs.ts'
import { surfaces } from './surfaces.ts'
import { breakpoints, dark, easing, light, motion, TOUCH } from './tokens.ts'

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'lw' },
  colorSchemes: { light: { palette: schemeOf(light) }, dark: { palette: schemeOf(dark) } },
  shape: { borderRadius: 6 },
  spacing: 4,
  breakpoints: { values: breakpoints },
  motion: { reducedMotion: 'system' },
  transitions: {
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
    duration: {
      shortest: motion.hover,
      shorter: motion.menu,
      short: motion.menu,
      standard: motion.dialog,
      complex: motion.dialog,
      enteringScreen: motion.dialog,
      leavingScreen: motion.menu,
    },
  },
  typography: {
    fontFamily: 'InterVariable, system-ui, sans-serif',
    fontSize: 13,
    htmlFontSize: 16,
    display: role(24, 32, 600, '-0.02em'),
    figure: role(20, 26, 600, '-0.018em'),
    h1: { ...role(18, 24, 600, '-0.014em'), [TOUCH]: { fontSize: 20, lineHeight: '26px' } },
    h2: role(14, 20, 600, '-0.006em'),
    h3: role(13, 20, 600, '0'),
    h4: role(13, 20, 600, '0'),
    h5: role(13, 20, 600, '0'),
    h6: role(13, 20, 600, '0'),
    subtitle1: role(13, 20, 500, '-0.003em'),
    subtitle2: role(12, 16, 500, '0'),
    body1: { ...role(13, 20, 400, '-0.003em'), [TOUCH]: { fontSize: 14 } },
    body2: role(12, 16, 400, '0'),
    caption: role(11, 16, 400, '0'),
    overline: { ...role(11, 16, 500, '0'), textTransform: 'none' },
    button: { ...role(13, 20, 500, '-0.003em'), textTransform: 'none' },
  },
  components: { ...baseline, ...controls, ...inputs, ...surfaces },
})

function role(fontSize: number, lineHeight: number, fontWeight: number, letterSpacing: string) {
  return { fontSize, lineHeight: `${lineHeight}px`, fontWeight, letterSpacing }
}

/** Adds the names that MUI's components expect to the tokens of one theme. */
function schemeOf(tokens: typeof light) {
  const { accent, ok, risk, late, text, hover } = tokens
  return {
    ...tokens,
    primary: { main: accent.main, dark: accent.hover, light: accent.main, contrastText: '#FFFFFF' },
    secondary: { main: text.secondary, contrastText: '#FFFFFF' },
    error: { main: late.icon, dark: late.fillHover, light: late.icon, contrastText: '#FFFFFF' },
    warning: { main: risk.icon, dark: risk.fg, light: risk.icon, contrastText: '#FFFFFF' },
    success: { main: ok.icon, dark: ok.fg, light: ok.icon, contrastText: '#FFFFFF' },
    info: { main: accent.main, dark: accent.hover, light: accent.main, contrastText: '#FFFFFF' },
    action: {
      active: text.tertiary,
      hover,
      selected: accent.soft,
      disabled: text.disabled,
      disabledBackground: tokens.sunk,
      focus: hover,
    },
  }
}
