import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { ReferenceFields } from './ReferenceFields.tsx'
import { useTrack, type Wanted } from './use-track.ts'

export function ReferenceSearch({ onClose }: { onClose: () => void }) {
  const track = useTrack()
  const form = useId()
  const [wanted, setWanted] = useState<Wanted>({ shipment: '', reference: '', company: '' })
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (track(wanted)) onClose()
  }
  return (
    <Dialog
      open
      title="Search with Reference #"
      narrow="centred"
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={form}>
            Track
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={search}>
        <ReferenceFields value={wanted} onChange={(changed) => setWanted({ ...wanted, ...changed })} />
      </Form>
    </Dialog>
  )
}

const Form = styled('form')({ display: 'grid', gap: 12 })
