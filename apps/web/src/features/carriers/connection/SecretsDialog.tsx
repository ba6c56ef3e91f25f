import type { Carrier } from '@lanewise/contract/carrier-fields'
import type { TenderConnection } from '@lanewise/contract/tender-connections'
import { useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { Secret, ShownOnce } from '#platform/record/Secret.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { useCreateSecrets } from './connection.api.ts'

type SecretsDialogProps = {
  connection: TenderConnection
  carrier: Pick<Carrier, 'carrierId' | 'name'>
  onClose: () => void
}

/** Creates the secrets of a connection. They are shown only once. */
export function SecretsDialog({ connection, carrier, onClose }: SecretsDialogProps) {
  const { mutateAsync, data: made, isPending } = useCreateSecrets()
  const snackbar = useSnackbar()
  const isNew = connection.tokenMadeAt === null
  // Fixed when the dialog opens: creating the secrets must not change the question shown behind the result.
  const [verb] = useState(isNew ? 'Make secrets' : 'Replace secrets')
  const make = () =>
    mutateAsync({ params: { carrierId: carrier.carrierId } }).catch((error: unknown) =>
      snackbar.error(errorText(error)),
    )
  if (made) return <Made {...made} carrier={carrier} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      danger={!isNew}
      title={`${verb}?`}
      text={
        isNew
          ? `They are shown only once. Copy them and send them to ${carrier.name}.`
          : `The current secrets of ${carrier.name} stop working at once. The new ones are shown only once.`
      }
      verb={verb}
      loading={isPending}
      onConfirm={() => void make()}
      onClose={() => {
        if (!isPending) onClose()
      }}
    />
  )
}

type MadeProps = Pick<SecretsDialogProps, 'carrier' | 'onClose'> & { token: string; webhookSecret: string | null }

function Made({ token, webhookSecret, carrier, onClose }: MadeProps) {
  return (
    <ShownOnce title="Secrets" subtitle={carrier.name} warning="They will not be shown again." onClose={onClose}>
      <Secret label="Answer token" value={token} help="The carrier sends it as a bearer token with every request." />
      {webhookSecret && (
        <Secret label="Webhook secret" value={webhookSecret} help="The carrier uses it to verify webhook signatures." />
      )}
    </ShownOnce>
  )
}
