import type { ReactElement } from 'react'
import { cloneElement, useId } from 'react'
import { Tip } from './Tip.tsx'

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
      <Tip text={reason}>{cloneElement(children, { 'aria-describedby': id })}</Tip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
