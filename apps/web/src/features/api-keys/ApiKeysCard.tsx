import { type ApiKey, apiKeyChanged, apiKeyEntity, createApiKey } from '@lanewise/contract/api-keys'
import { apiScopes, keyCallDays } from '@lanewise/domain/access/api-scopes'
import { formatNumber } from '@lanewise/domain/shared/format'
import { Ban, History, KeyRound, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { HistoryPanel } from '#features/history/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { useAddInAddress } from '#platform/list/use-opened.ts'
import { errorText } from '#platform/query/problem.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { RecordList, RecordMenu, RecordRow, Second, Strong } from '#ui/data/record-rows.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { apiKeysQuery, useRevokeApiKey } from './api-keys.api.ts'
import { CreateApiKey } from './CreateApiKey.tsx'

type Opened = 'create' | { revoke: ApiKey } | { history: ApiKey } | null

/** API keys for other programs: create, view usage and revoke. (APIKEY-2) */
export function ApiKeysCard() {
  const [opened, open] = useState<Opened>(null)
  const refusal = useRefusalOf(createApiKey)
  const { data, status, error, refetch } = useOperationQuery(apiKeysQuery)
  const create = useCallback(() => open('create'), [])
  useAddInAddress({ mayAdd: refusal === undefined }, create)
  const add = (
    <Button size="small" icon={<Plus />} {...(refusal && { disabledReason: refusal })} onClick={create}>
      Create API key
    </Button>
  )
  return (
    <Card flush title="API keys" side={add}>
      {status === 'loading' && <SkeletonRows height={52} />}
      {status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState
          text="No API keys yet"
          icon={<KeyRound aria-hidden="true" />}
          action={
            <Link href="/api/docs" target="_blank">
              What the API can do
            </Link>
          }
        />
      )}
      <RecordList aria-label="API keys">
        {data?.data.map((key) => (
          <Row key={key.id} apiKey={key} onOpen={open} />
        ))}
      </RecordList>
      <Dialogs opened={opened} onClose={() => open(null)} />
    </Card>
  )
}

function Dialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { mutateAsync } = useRevokeApiKey()
  if (opened === null) return null
  if (opened === 'create') return <CreateApiKey onClose={onClose} />
  if ('history' in opened)
    return (
      <Drawer open title={`History of ${opened.history.name}`} onClose={onClose}>
        <HistoryPanel entity={apiKeyEntity.name} entityId={opened.history.id} refreshOn={[apiKeyChanged]} />
      </Drawer>
    )
  const { id, name } = opened.revoke
  return (
    <ConfirmCall
      danger
      title={`Revoke ${name}?`}
      text="Apps that use this key lose access at once. This cannot be undone."
      verb="Revoke"
      done={`API key ${name} revoked`}
      run={() => mutateAsync({ params: { apiKeyId: id } })}
      onClose={onClose}
    />
  )
}

function Row({ apiKey, onOpen }: { apiKey: ApiKey; onOpen: (opened: Opened) => void }) {
  const { name, beginning, scopes, createDateTime, createdBy, lastUsedAt, revokedAt } = apiKey
  return (
    <RecordRow columns="minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) 32px" {...(revokedAt && { 'data-past': '' })}>
      <div>
        <Strong>{name}</Strong>
        <Second>{`${beginning}…, by ${createdBy} ${dateTimeHere(createDateTime)}`}</Second>
      </div>
      <div>{scopes.map((scope) => apiScopes[scope].label).join(', ')}</div>
      <div>
        <End apiKey={apiKey} />
        <Second>{lastUsedAt ? `Last used ${dateTimeHere(lastUsedAt)}${callsText(apiKey)}` : 'Never used'}</Second>
      </div>
      <RecordMenu>
        <RowMenu
          label={`Actions for ${name}`}
          items={[
            { label: 'History', icon: <History />, onSelect: () => onOpen({ history: apiKey }) },
            {
              label: 'Revoke',
              icon: <Ban />,
              danger: true,
              ...(revokedAt && { disabledReason: 'This key has already been revoked' }),
              onSelect: () => onOpen({ revoke: apiKey }),
            },
          ]}
        />
      </RecordMenu>
    </RecordRow>
  )
}

/** ", 8,120 calls in 30 days" */
function callsText({ calls }: ApiKey): string {
  const total = calls.reduce((sum, day) => sum + day.calls, 0)
  return total === 0 ? '' : `, ${formatNumber(total)} ${total === 1 ? 'call' : 'calls'} in ${keyCallDays} days`
}

function End({ apiKey: { expiresAt, revokedAt } }: { apiKey: ApiKey }) {
  const now = useNow()
  if (revokedAt) return <Badge tone="late">Revoked {dateTimeHere(revokedAt)}</Badge>
  if (!expiresAt) return <Badge tone="risk">Never expires: replace it</Badge>
  const isOver = Date.parse(expiresAt) <= now.getTime()
  return <Badge tone={isOver ? 'late' : 'ok'}>{`${isOver ? 'Expired' : 'Expires'} ${dateTimeHere(expiresAt)}`}</Badge>
}
