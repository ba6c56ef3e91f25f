import type { ButtonProps as MuiButtonProps } from '@mui/material/Button'
import MuiButton from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'
import { Spinner } from '#ui/action/Spinner.tsx'
import { Explained, swallowClick } from './Explained.tsx'
import { Kbd } from './Kbd.tsx'

/** One `primary` per view; `dangerFilled` only inside a confirmation. */
export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerFilled'

export type ButtonProps = Omit<MuiButtonProps, 'variant' | 'color' | 'startIcon' | 'loading'> & {
  kind?: ButtonKind
  icon?: ReactNode
  /** Keeps label and width, shows a spinner in place of the icon or the shortcut, and ignores clicks. */
  loading?: boolean
  shortcut?: string
  /** Reason why the button is disabled. The button stays focusable and shows the reason in a tooltip. */
  disabledReason?: string
  component?: ElementType
  to?: string
  /** With `component="a"`: saves the file instead of opening it. */
  download?: boolean
}

export function Button(props: ButtonProps) {
  const { kind = 'secondary', icon, endIcon, loading = false, shortcut, disabledReason, children, ...rest } = props
  const blocked = loading || Boolean(disabledReason)
  const filled = kind === 'primary' || kind === 'dangerFilled'
  const button = (
    <MuiButton
      type="button"
      {...kindStyles[kind]}
      {...rest}
      onClick={blocked ? swallowClick : rest.onClick}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      startIcon={loading && icon ? <Slot>{<Spinner />}</Slot> : icon}
      endIcon={endIcon}
    >
      {loading && !icon && !shortcut ? <Beside>{children}</Beside> : children}
      {shortcut && (
        <Hint data-busy={(loading && !icon) || undefined}>
          <Kbd keys={shortcut} onFill={filled} />
          {loading && !icon && <Spinner />}
        </Hint>
      )}
      {loading && !icon && !shortcut && (
        <Edge>
          <Spinner />
        </Edge>
      )}
    </MuiButton>
  )
  return <Explained reason={disabledReason}>{button}</Explained>
}

const kindStyles = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  ghost: { variant: 'text', color: 'inherit' },
  danger: { variant: 'outlined', color: 'error' },
  dangerFilled: { variant: 'contained', color: 'error' },
} as const satisfies Record<ButtonKind, Pick<MuiButtonProps, 'variant' | 'color'>>

const Slot = styled('span')({ display: 'grid', placeItems: 'center', width: 16, height: 16 })
const Hint = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  marginLeft: 10,
  '&:has(kbd:only-child)': { marginRight: -2 },
  '&[data-busy] > :not(:last-child)': { visibility: 'hidden' },
  '&[data-busy] > :last-child': { position: 'absolute', inset: 0, margin: 'auto' },
})
/**
 * Without icon and shortcut, the spinner is placed left of the label. The label moves, but the width stays the same.
 */
const Beside = styled('span')({ transform: 'translateX(8px)' })
const Edge = styled('span')({ position: 'absolute', insetBlock: 0, left: 5, display: 'grid', placeItems: 'center' })
