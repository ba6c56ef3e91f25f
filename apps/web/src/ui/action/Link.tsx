import type { LinkProps as MuiLinkProps } from '@mui/material/Link'
import MuiLink from '@mui/material/Link'
import type { ElementType } from 'react'
import { recordNumber } from '#ui/theme/tokens.ts'

export type LinkProps = Omit<MuiLinkProps, 'color' | 'variant'> & {
  /** True when the text is the number of an order, a shipment or an invoice. */
  number?: boolean
  component?: ElementType
  to?: string
  /** Navigation state passed to the next screen. */
  state?: object
}

export function Link({ number = false, sx, ...rest }: LinkProps) {
  return <MuiLink {...rest} sx={[number && recordNumber, ...(Array.isArray(sx) ? sx : [sx])]} />
}
