import type { Operation } from '@lanewise/contract/operation'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText } from '#ui/keyboard/use-hotkeys.ts'
import { Dialog, type DialogProps } from '#ui/layout/overlay/Dialog.tsx'
import { Form } from './ContractForm.tsx'
import { SaveButton } from './SaveButton.tsx'
import { SaveNotices } from './save/SaveNotices.tsx'
import { JoiningContext } from './save/save-context.ts'
import type { Saving } from './save/use-save.ts'
import { UnsavedGuard, useDiscardQuestion } from './UnsavedGuard.tsx'

type FormDialogProps<V extends FieldValues> = {
  frame: Pick<DialogProps, 'title' | 'subtitle' | 'size' | 'narrow' | 'footerNote'>
  saving: Saving<V>
  /** The operation that saves, the label of its button, and whether enough is entered to submit. */
  save: { operation: Operation; verb: string; isReady: boolean /** Cannot be taken back. */; isFinal?: true }
  /**
   * Label of the button that leaves everything unchanged, where "Cancel" could mean the opposite. This button has the
   * initial focus.
   */
  keep?: string
  onClose: () => void
  /** True when the query string of the URL identifies the edited record. */
  inAddress?: boolean
  children: ReactNode
}

/** A form in a dialog. Ctrl+Enter saves and Esc closes. Unsaved input is never discarded without a question. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { frame, saving, save, keep, onClose, inAddress = false, children } = props
  const { form, submit, isSaving, end } = saving
  const id = useId()
  const { isDirty } = form.formState
  const discard = () => {
    end()
    onClose()
  }
  const [close, question] = useDiscardQuestion(isDirty, discard)
  const isRefused = useRefusalOf(save.operation) !== undefined
  const submitNow = () => {
    if (save.isReady && !isRefused) void form.handleSubmit(submit)()
  }
  return (
    <>
      <Dialog
        {...frame}
        open
        onClose={close}
        onSubmit={submitNow}
        busy={isSaving}
        actions={
          <>
            <Button kind="ghost" shortcut="Esc" autoFocus={keep !== undefined} onClick={close}>
              {keep ?? 'Cancel'}
            </Button>
            <SaveButton
              operation={save.operation}
              form={id}
              isSaving={isSaving}
              isFinal={save.isFinal ?? false}
              disabled={!save.isReady}
              shortcut={hotkeyText('mod+enter')}
            >
              {save.verb}
            </SaveButton>
          </>
        }
      >
        <JoiningContext value={saving.joining}>
          <Form form={form} onSubmit={submit} id={id}>
            <SaveNotices saving={saving} />
            {children}
          </Form>
        </JoiningContext>
      </Dialog>
      {question}
      <UnsavedGuard isDirty={isDirty} inAddress={inAddress} />
    </>
  )
}
