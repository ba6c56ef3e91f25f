import type { Operation } from '@lanewise/contract/operation'
import { Pencil } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

/** Switches from viewing to editing. Hidden from users without the permission. */
export function EditButton({ operation, onEdit }: { operation: Operation; onEdit: () => void }) {
  if (useRefusalOf(operation) !== undefined) return null
  return (
    <Button kind="primary" icon={<Pencil />} onClick={onEdit}>
      Edit
    </Button>
  )
}
