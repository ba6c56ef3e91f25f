import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { cloneElement, useId } from 'react'

type ExplainedProps = {
  /** Why the control cannot be used; without one the control stands alone. */
  reason?: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Says in a tooltip why a control cannot be used, and tells assistive technology without waiting for the tooltip. */
export function Explained({ reason, children }: ExplainedProps) {
  const id = useId()
  if (!reason) return children
  return (
    <>
      <Tooltip title={reason} describeChild>
        {cloneElement(children, { 'aria-describedby': id })}
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
