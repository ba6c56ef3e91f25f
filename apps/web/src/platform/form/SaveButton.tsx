import type { Operation } from '@lanewise/contract/operation'
import type { ReactNode } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

type SaveButtonProps = {
  operation: Operation
  form: string
  children: ReactNode
  isSaving?: boolean
  /** The action cannot be undone. */
  isFinal?: boolean
  disabled?: boolean
  shortcut?: string
}

/**
 * Submits the form with the given id. Without the operation's permission, the button is disabled and shows the reason.
 */
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
