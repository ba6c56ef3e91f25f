import type { TrackedShipment } from '@lanewise/contract/public-tracking'
import { externalNotificationTypes } from '@lanewise/contract/public-tracking'
import { watchNotifications } from '@lanewise/domain/watchers/notification-types'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Field } from '#ui/form/Field.tsx'
import { RadioList } from '#ui/form/options/RadioList.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { useAddWatcher } from '../public-tracking.api.ts'

type AddWatchersProps = { shipment: Pick<TrackedShipment, 'id' | 'shipmentNumber'>; onClose: () => void }

/** The server validates the email address. (TRACK-41 to TRACK-45, WATCH-15) */
export function AddWatchers({ shipment: { id, shipmentNumber }, onClose }: AddWatchersProps) {
  const [emailAddress, setEmailAddress] = useState('')
  const [notificationType, setNotificationType] = useState<(typeof externalNotificationTypes)[number]>('All')
  const { success, error } = useSnackbar()
  const adding = useAddWatcher()
  const form = useId()
  const isReady = emailAddress.trim() !== ''
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || adding.isPending) return
    try {
      await adding.mutateAsync({ body: { emailAddress, entityId: id, entityType: 'Shipment', notificationType } })
      success('Successfully added watcher')
      onClose()
    } catch {
      error('Unable to add watcher')
    }
  }
  return (
    <Dialog
      open
      title="Add Watchers"
      subtitle={`Get email updates about ${shipmentNumber}`}
      narrow="centred"
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={form} disabled={!isReady} loading={adding.isPending}>
            Add Watcher
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void add(event)}>
        <Field
          label="Email"
          value={emailAddress}
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          autoFocus
          onChange={setEmailAddress}
        />
        <RadioList
          label="Notifications"
          value={notificationType}
          options={choices}
          onChange={(value) => setNotificationType(value as typeof notificationType)}
        />
      </Form>
    </Dialog>
  )
}

const choices = externalNotificationTypes.map((value) => ({ value, label: watchNotifications[value] }))

const Form = styled('form')({ display: 'grid', gap: 12, paddingTop: 4 })
