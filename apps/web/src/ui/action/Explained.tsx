import type { MouseEvent, ReactElement } from 'react'
import { cloneElement, useId } from 'react'
import { Tip } from './Tip.tsx'

type ExplainedProps = {
  /** Reason why the control is disabled. Without a reason, only the control is rendered. */
  reason?: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Shows the reason for a disabled control in a tooltip, and provides it to assistive technology at once. */
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

/** Keeps a click on a locked control from doing anything. */
export function swallowClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
