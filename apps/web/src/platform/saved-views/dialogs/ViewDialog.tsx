import type { Operation } from '@lanewise/contract/operation'
import { SavedViewForm } from '@lanewise/contract/saved-views'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import type { AskOptions } from '#platform/session/session.ts'

type ViewDialogProps = {
  title: string
  values: SavedViewForm
  save: { operation: Operation; verb: string; done: string }
  onSave: (values: SavedViewForm, options: AskOptions) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** Dialog for the name of a view. The error for a duplicate name appears next to the field. */
export function ViewDialog({ title, values, save, onSave, onClose, children }: ViewDialogProps) {
  const form = useContractForm(SavedViewForm, values)
  const name = useWatch({ control: form.control, name: 'name' })
  const saving = useSave({
    form,
    send: ({ values: entered, options }) => onSave(entered, options),
    done: () => saved(save.done),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ title, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: save.operation, verb: save.verb, isReady: name.trim() !== '' }}
      onClose={onClose}
    >
      <Rows>
        <TextField name="name" label="Name" required maxLength={60} autoFocus autoComplete="off" />
        {children}
      </Rows>
    </FormDialog>
  )
}

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })
