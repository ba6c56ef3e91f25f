import type { IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'
import MuiIconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'
import { Spinner } from '#ui/action/Spinner.tsx'
import { Explained, swallowClick } from './Explained.tsx'
import { Tip } from './Tip.tsx'

export type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label' | 'children' | 'color' | 'loading'> & {
  label: string
  icon: ReactNode
  /** With a border in toolbars, without one in rows. */
  bordered?: boolean
  loading?: boolean
  tooltip?: string
  disabledReason?: string
  component?: ElementType
  to?: string
  /** State of the address that a link opens. */
  state?: object
  href?: string
  target?: string
  rel?: string
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, bordered = false, loading = false, tooltip, disabledReason, ...rest } = props
  const blocked = loading || Boolean(disabledReason)
  const button = (
    <Square
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      data-bordered={bordered || undefined}
      onClick={blocked ? swallowClick : rest.onClick}
    >
      {loading ? <Spinner /> : icon}
    </Square>
  )
  if (rest.disabled) return button
  if (disabledReason) return <Explained reason={disabledReason}>{button}</Explained>
  return (
    <Tip text={tooltip ?? label} describes={tooltip !== undefined}>
      {button}
    </Tip>
  )
}

const Square = styled(MuiIconButton)<{
  component?: ElementType
  to?: string
  state?: object
  target?: string
  rel?: string
}>(({ theme }) => ({
  '&[data-bordered]': {
    border: `1px solid ${theme.vars.palette.borderStrong}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.elevation[1],
  },
  '&[data-bordered]:hover': { backgroundColor: theme.vars.palette.hover },
}))
