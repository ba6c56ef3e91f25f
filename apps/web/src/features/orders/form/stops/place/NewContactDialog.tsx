import { StopContactForm } from '@lanewise/contract/order-stop-fields'
import { useId } from 'react'
import { Form, useContractForm } from '#platform/form/ContractForm.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'
import { useDiscardQuestion } from '#platform/form/UnsavedGuard.tsx'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText } from '#ui/keyboard/use-hotkeys.ts'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'

type NewContactDialogProps = { onEntered: (contact: StopContactForm) => void; onClose: () => void }

const nobody: StopContactForm = { firstName: '', lastName: '', primaryEmail: null, mobileNumber: null }

/** Form for a new stop contact, saved together with the order. (STOP-14, STOP-15) */
export function NewContactDialog({ onEntered, onClose }: NewContactDialogProps) {
  const form = useContractForm(StopContactForm, nobody)
  const id = useId()
  const [close, question] = useDiscardQuestion(form.formState.isDirty, onClose)
  return (
    <>
      <Dialog
        open
        title="New Stop Contact"
        narrow="full-screen"
        onClose={close}
        onSubmit={() => void form.handleSubmit(onEntered)()}
        actions={
          <>
            <Button kind="ghost" shortcut="Esc" onClick={close}>
              Cancel
            </Button>
            <Button kind="primary" type="submit" form={id} shortcut={hotkeyText('mod+enter')}>
              Add Contact
            </Button>
          </>
        }
      >
        <Form form={form} id={id} onSubmit={onEntered}>
          <Rows>
            <FieldRow columns={2}>
              <TextField name="firstName" label="First name" required autoFocus maxLength={100} />
              <TextField name="lastName" label="Last name" required maxLength={100} />
            </FieldRow>
            <TextField name="primaryEmail" label="Email" type="email" maxLength={254} />
            <PhoneField name="mobileNumber" label="Mobile number" autoComplete="off" />
          </Rows>
        </Form>
      </Dialog>
      {question}
    </>
  )
}
