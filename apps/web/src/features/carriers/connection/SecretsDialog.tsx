import type { Carrier } from '@lanewise/contract/carrier-fields'
import type { TenderConnection } from '@lanewise/contract/tender-connections'
import { styled } from '@mui/material/styles'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { useCopy, useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { useCreateSecrets } from './connection.api.ts'

type SecretsDialogProps = {
  connection: TenderConnection
  carrier: Pick<Carrier, 'carrierId' | 'name'>
  onClose: () => void
}

/** Makes the secrets of a connection and shows them this once. */
export function SecretsDialog({ connection, carrier, onClose }: SecretsDialogProps) {
  const { mutateAsync, data: made, isPending } = useCreateSecrets()
  const say = useSnackbar()
  const isNew = connection.tokenMadeAt === null
  // Known at the start: what is made now must not change the question behind the answer.
  const [verb] = useState(isNew ? 'Make secrets' : 'Replace secrets')
  const make = () =>
    mutateAsync({ params: { carrierId: carrier.carrierId } }).catch((error: unknown) => say.error(errorText(error)))
  if (made) return <Made {...made} carrier={carrier} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      danger={!isNew}
      title={`${verb}?`}
      text={
        isNew
          ? `They are shown once, so that you can hand them to ${carrier.name}.`
          : `Those that ${carrier.name} has stop working at once. The new ones are shown once.`
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
    <Dialog
      open
      size={720}
      title="Secrets"
      subtitle={carrier.name}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
      narrow="top-drawer"
    >
      <Once>They are not shown again.</Once>
      <Secret label="Answer token" value={token} help="Sent as a bearer token with every call of the carrier." />
      {webhookSecret && (
        <Secret
          label="Webhook secret"
          value={webhookSecret}
          help="With it the carrier checks the signature of a webhook."
        />
      )}
    </Dialog>
  )
}

function Secret({ label, value, help }: { label: string; value: string; help: string }) {
  const copy = useCopy()
  return (
    <Row>
      <b>{label}</b>
      <div>
        <code>{value}</code>
        <IconButton label={`Copy ${label.toLowerCase()}`} icon={<Copy />} onClick={() => void copy(value)} />
      </div>
      <small>{help}</small>
    </Row>
  )
}

const Once = styled('p')({ marginBottom: 12 })

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginBottom: 16,
  '& b': { fontWeight: 600 },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 4px 4px 12px',
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.sunk,
  },
  '& code': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary },
}))
