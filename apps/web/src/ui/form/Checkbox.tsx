import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Tip } from '#ui/action/Tip.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useLock } from './field-wiring.ts'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  label?: ReactNode
  /** Some, but not all, of its items are selected. */
  indeterminate?: boolean
  disabled?: boolean
  /** Reason why the checkbox is disabled. It stays focusable and shows the reason in a tooltip. */
  disabledReason?: string
  name?: string
  /** Accessible name where no label is shown, as in table rows. */
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, label, indeterminate = false, disabledReason: ownReason, ref, ...rest } = props
  const lock = useLock()
  const disabledReason = ownReason ?? lock
  const box = useRef<HTMLInputElement | null>(null)
  const reasonId = useId()
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const line = (
    <Line data-disabled={rest.disabled || Boolean(disabledReason) || undefined}>
      <Frame>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => !disabledReason && onChange(event.target.checked)}
          {...rest}
          {...(disabledReason && { 'aria-disabled': true, 'aria-describedby': reasonId })}
          ref={(element) => {
            box.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
        />
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={indeterminate ? 'M4.5 8h7' : 'M4 8.3 6.7 11 12 5.3'} />
        </svg>
      </Frame>
      {label !== undefined && <span>{label}</span>}
    </Line>
  )
  if (!disabledReason) return line
  return (
    <>
      <Tip text={disabledReason}>{line}</Tip>
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </>
  )
}

const Line = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  minWidth: 24,
  cursor: 'pointer',
  '&[data-disabled]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  [TOUCH]: { minHeight: 44 },
}))

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: 16,
  height: 16,
  '& input': {
    appearance: 'none',
    display: 'block',
    width: 16,
    height: 16,
    margin: 0,
    borderRadius: 4,
    border: `1px solid ${theme.vars.palette.field}`,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'inherit',
  },
  '& input:checked, & input:indeterminate': {
    borderColor: theme.vars.palette.accent.main,
    backgroundColor: theme.vars.palette.accent.main,
  },
  '& input:disabled, & input[aria-disabled]': {
    borderColor: theme.vars.palette.borderStrong,
    backgroundColor: theme.vars.palette.sunk,
  },
  '& svg': {
    position: 'absolute',
    inset: 0,
    visibility: 'hidden',
    pointerEvents: 'none',
    color: theme.vars.palette.common.white,
  },
  '& input:checked + svg, & input:indeterminate + svg': { visibility: 'visible' },
  '& input:disabled + svg, & input[aria-disabled] + svg': { color: theme.vars.palette.text.disabled },
}))
