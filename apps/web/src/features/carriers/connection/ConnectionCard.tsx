import type { Carrier } from '@lanewise/contract/carrier-fields'
import { setTenderConnection, type TenderConnection } from '@lanewise/contract/tender-connections'
import { connectionKindLabels, connectionLabels as labels } from '@lanewise/domain/tenders/connections'
import { styled } from '@mui/material/styles'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { ConnectionDialog } from './ConnectionDialog.tsx'
import { useTenderConnection } from './connection.api.ts'
import { MessageList } from './MessageList.tsx'
import { SecretsDialog } from './SecretsDialog.tsx'
import { UploadAnswers } from './UploadAnswers.tsx'

type ConnectionCardProps = { carrier: Pick<Carrier, 'carrierId' | 'name'> }

/** How the carrier receives tender offers, the state of that connection, and the latest messages. (TENDER-3) */
export function ConnectionCard({ carrier }: ConnectionCardProps) {
  const { data: connection, status, error, refetch } = useTenderConnection(carrier.carrierId)
  const refusal = useRefusalOf(setTenderConnection)
  const [isEditing, setEditing] = useState(false)
  const guard = refusal && { disabledReason: refusal }
  const edit = (
    <Button size="small" icon={<Pencil />} {...guard} onClick={() => setEditing(true)}>
      Edit connection
    </Button>
  )
  return (
    <Card flush title="Tender connection" side={connection && edit}>
      {!connection && status !== 'error' && <SkeletonRows height={44} />}
      {!connection && status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {connection && <Connection connection={connection} carrier={carrier} />}
      {connection && isEditing && (
        <ConnectionDialog connection={connection} carrier={carrier} onClose={() => setEditing(false)} />
      )}
    </Card>
  )
}

function Connection({ connection, carrier }: ConnectionCardProps & { connection: TenderConnection }) {
  const { kind, obstacle, isTest } = connection
  return (
    <>
      <Inset>
        <Line>
          <b>{connectionKindLabels[kind]}</b>
          {kind !== 'Email' && (obstacle ? <Badge tone="risk">Not ready</Badge> : <Badge tone="ok">Ready</Badge>)}
          {kind === 'EDI' && isTest && <Badge>Test</Badge>}
        </Line>
        {kind === 'Email' && <Quiet>Offers are emailed to the carrier with a personal link to accept or reject.</Quiet>}
        {kind !== 'Email' && <Terms connection={connection} />}
        {obstacle && <Alert tone="risk">{obstacle}. Until then, offers go by email.</Alert>}
        {kind !== 'Email' && <Actions connection={connection} carrier={carrier} />}
      </Inset>
      <MessageList connection={connection} />
    </>
  )
}

function Terms({ connection }: { connection: TenderConnection }) {
  const { kind, ownQualifier, ownId, partnerQualifier, partnerId, webhookUrl, tokenMadeAt } = connection
  return (
    <KeyValues>
      {kind === 'EDI' && <KeyValue label={labels.ownId}>{`${ownQualifier} / ${ownId}`}</KeyValue>}
      {kind === 'EDI' && <KeyValue label={labels.partnerId}>{`${partnerQualifier} / ${partnerId}`}</KeyValue>}
      {kind === 'API' && <KeyValue label={labels.webhookUrl}>{webhookUrl}</KeyValue>}
      <KeyValue label="Answer token">{tokenMadeAt ? `Created ${dateTimeHere(tokenMadeAt)}` : 'None yet'}</KeyValue>
    </KeyValues>
  )
}

function Actions({ connection, carrier }: ConnectionCardProps & { connection: TenderConnection }) {
  const refusal = useRefusalOf(setTenderConnection)
  const [isMaking, setMaking] = useState(false)
  const isNew = connection.tokenMadeAt === null
  return (
    <Line>
      <Button size="small" {...(refusal && { disabledReason: refusal })} onClick={() => setMaking(true)}>
        {isNew ? 'Make secrets' : 'Replace secrets'}
      </Button>
      {connection.kind === 'EDI' && <UploadAnswers carrierId={carrier.carrierId} />}
      {isMaking && <SecretsDialog connection={connection} carrier={carrier} onClose={() => setMaking(false)} />}
    </Line>
  )
}

const Inset = styled('div')({ display: 'grid', gap: 12, padding: '12px 16px 16px' })
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& b': { fontWeight: 600 },
})
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
