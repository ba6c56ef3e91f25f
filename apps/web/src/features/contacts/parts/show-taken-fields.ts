import { takenFieldIssues } from '@lanewise/domain/contacts/taken'
import type { FieldValues, Path } from 'react-hook-form'
import type { ContractForm } from '#platform/form/ContractForm.tsx'

/**
 * Shows beside the fields that another contact already has this email or number; false when the message concerns no
 * field.
 */
export function showTakenFields<V extends FieldValues>(form: ContractForm<V>, message: string): boolean {
  const issues = takenFieldIssues(message)
  for (const { path, message: text } of issues)
    form.setError(path.join('.') as Path<V>, { type: 'server', message: text }, { shouldFocus: true })
  return issues.length > 0
}
