import type { Operation } from '@lanewise/contract/operation'
import type { ReactNode } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

type SaveButtonProps = {
  operation: Operation
  form: string
  children: ReactNode
  isSaving?: boolean
  /** What it does cannot be taken back. */
  isFinal?: boolean
  disabled?: boolean
  shortcut?: string
}

/** Submits the form with that id; without the operation's permission it is disabled and says why. */
export function SaveButton({
  operation,
  form,
  children,
  isSaving = false,
  isFinal = false,
  disabled = false,
  shortcut,
}: SaveButtonProps) {
  const reason = useRefusalOf(operation)
  return (
    <Button
      kind={isFinal ? 'dangerFilled' : 'primary'}
      type="submit"
      form={form}
      loading={isSaving}
      disabled={disabled}
      {...(reason && { disabledReason: reason })}
      {...(shortcut && { shortcut })}
    >
      {children}
    </Button>
  )
}
