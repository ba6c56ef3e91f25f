import type { ReactNode } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { Dialog } from './Dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  /** Includes the object, for example "Delete Commodity?". */
  title: string
  text: ReactNode
  /** Label of the confirm button. */
  verb: string
  onConfirm: () => void
  onClose: () => void
  danger?: boolean
  loading?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, verb, onConfirm, onClose, danger = false, loading = false } = props
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      narrow="centred"
      onSubmit={onConfirm}
      busy={loading}
      actions={
        <>
          {/* The initial focus is on the button that changes nothing. */}
          <Button kind="ghost" onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button kind={danger ? 'dangerFilled' : 'primary'} loading={loading} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
