import type { Operation } from '@lanewise/contract/operation'
import { SavedViewForm } from '@lanewise/contract/saved-views'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { showFieldErrors, useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type ViewDialogProps = {
  title: string
  values: SavedViewForm
  save: { operation: Operation; verb: string; done: string }
  onSave: (values: SavedViewForm) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** Asks for the name of a view; a name that is taken is said beside the field. */
export function ViewDialog({ title, values, save, onSave, onClose, children }: ViewDialogProps) {
  const say = useSnackbar()
  const form = useContractForm(SavedViewForm, values)
  const name = useWatch({ control: form.control, name: 'name' })
  const submit = async (entered: SavedViewForm) => {
    try {
      await onSave(entered)
      say.success(save.done)
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) say.error(errorText(error))
    }
  }
  return (
    <FormDialog
      frame={{ title, narrow: 'top-drawer' }}
      form={form}
      save={{ operation: save.operation, verb: save.verb, isReady: name.trim() !== '' }}
      onSubmit={submit}
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
