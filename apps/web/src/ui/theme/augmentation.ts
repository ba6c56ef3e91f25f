import type {} from '@mui/material/themeCssVarsAugmentation'
import type { light } from './tokens.ts'

type Tokens = Omit<typeof light, 'background' | 'text' | 'divider'>

declare module '@mui/material/styles' {
  interface Palette extends Tokens {}
  interface PaletteOptions extends Tokens {}
  interface TypeText {
    tertiary: string
  }
  interface BreakpointOverrides {
    w425: true
    w768: true
    w800: true
    w1024: true
  }
  interface TypographyVariants {
    display: React.CSSProperties
    figure: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties
    figure?: React.CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
    figure: true
  }
}
