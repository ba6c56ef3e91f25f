import type { Operation } from '@lanewise/contract/operation'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText } from '#ui/keyboard/use-hotkeys.ts'
import { Dialog, type DialogProps } from '#ui/layout/Dialog.tsx'
import { type ContractForm, Form } from './ContractForm.tsx'
import { SaveButton } from './SaveButton.tsx'
import { UnsavedGuard, useDiscardQuestion } from './UnsavedGuard.tsx'

type FormDialogProps<V extends FieldValues> = {
  frame: Pick<DialogProps, 'title' | 'size' | 'narrow' | 'footerNote'>
  form: ContractForm<V>
  /** What saving calls, the word on its button, and whether enough is entered to try. */
  save: { operation: Operation; verb: string; isReady: boolean }
  onSubmit: (values: V) => void | Promise<void>
  onClose: () => void
  /** What is edited stands in the query of the address. */
  inAddress?: boolean
  children: ReactNode
}

/** A form in a dialog: Ctrl+Enter saves, Esc closes, and neither way anything entered is lost unasked. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { frame, form, save, onSubmit, onClose, inAddress = false, children } = props
  const id = useId()
  const { isDirty, isSubmitting } = form.formState
  const [close, question] = useDiscardQuestion(isDirty, onClose)
  const isRefused = useRefusalOf(save.operation) !== undefined
  const submit = () => {
    if (save.isReady && !isSubmitting && !isRefused) void form.handleSubmit(onSubmit)()
  }
  return (
    <>
      <Dialog
        {...frame}
        open
        onClose={close}
        onSubmit={submit}
        actions={
          <>
            <Button kind="ghost" shortcut="Esc" onClick={close}>
              Cancel
            </Button>
            <SaveButton
              operation={save.operation}
              form={id}
              isSaving={isSubmitting}
              disabled={!save.isReady}
              shortcut={hotkeyText('mod+enter')}
            >
              {save.verb}
            </SaveButton>
          </>
        }
      >
        <Form form={form} onSubmit={onSubmit} id={id}>
          {children}
        </Form>
      </Dialog>
      {question}
      <UnsavedGuard isDirty={isDirty} inAddress={inAddress} />
    </>
  )
}
