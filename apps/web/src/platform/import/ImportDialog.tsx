import { Upload } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import type { ImportSetup } from './import-setup.ts'
import { useUpload } from './use-upload.ts'

export function ImportDialog({ setup, onClose }: { setup: ImportSetup; onClose: () => void }) {
  const upload = useUpload(setup, onClose)
  const refusal = useRefusalOf(setup.operation)
  const send = () => {
    if (!refusal && !upload.isRunning) void upload.send()
  }
  return upload.result ? (
    <Dialog
      open
      title="Bulk Upload"
      size={720}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={upload.restart}>
            Upload another file
          </Button>
          <Button kind="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <ImportOutcome setup={setup} result={upload.result} />
    </Dialog>
  ) : (
    <Dialog
      open
      title="Bulk Upload"
      size={720}
      onClose={onClose}
      onSubmit={send}
      actions={
        <>
          <Button kind="ghost" shortcut="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            icon={<Upload />}
            loading={upload.isRunning}
            onClick={send}
            {...(refusal && { disabledReason: refusal })}
          >
            Upload
          </Button>
        </>
      }
    >
      <ImportSteps setup={setup} upload={upload} />
    </Dialog>
  )
}
