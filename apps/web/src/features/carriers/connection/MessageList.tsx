import type { ReceivedFile, TenderConnection } from '@lanewise/contract/tender-connections'
import type { TenderMessage } from '@lanewise/contract/tenders'
import { styled } from '@mui/material/styles'
import { Download } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { dateTimeHere } from '#platform/date-time.ts'
import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { RecordList, RecordMenu, RecordRow, Second, Strong } from '#ui/data/record-rows.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useReadEdiFile } from './connection.api.ts'
import { messageStateLabels, messageText, messageTones } from './message-text.ts'

const columns = 'minmax(0, 1fr) auto 32px'

type Entry = { at: string } & ({ sent: TenderMessage } | { received: ReceivedFile })

export function MessageList({ connection }: { connection: TenderConnection }) {
  const { messages, received, carrierId } = connection
  const entries: Entry[] = [
    ...messages.map((sent) => ({ at: sent.sentAt ?? sent.createdAt, sent })),
    ...received.map((file) => ({ at: file.receivedAt, received: file })),
  ].sort((one, other) => other.at.localeCompare(one.at))
  if (entries.length === 0) return null
  return (
    <Lately aria-label="Messages">
      {entries.map((entry) =>
        'sent' in entry ? (
          <SentRow key={entry.sent.id} message={entry.sent} carrierId={carrierId} />
        ) : (
          <ReceivedRow key={entry.received.id} file={entry.received} carrierId={carrierId} />
        ),
      )}
    </Lately>
  )
}

function SentRow({ message, carrierId }: { message: TenderMessage; carrierId: string }) {
  const { id, shipmentNumber, state, hasFile, controlNumber } = message
  return (
    <RecordRow columns={columns}>
      <div>
        <Strong>
          <Link component={RouterLink} to={`/shipments/${shipmentNumber}/preview`}>
            {shipmentNumber}
          </Link>
        </Strong>
        <Second>{messageText(message)}</Second>
      </div>
      <div>
        <Badge tone={messageTones[state]}>{messageStateLabels[state]}</Badge>
      </div>
      <RecordMenu>
        {hasFile && <DownloadFile id={id} carrierId={carrierId} name={`file ${controlNumber}`} />}
      </RecordMenu>
    </RecordRow>
  )
}

function ReceivedRow({ file, carrierId }: { file: ReceivedFile; carrierId: string }) {
  const { id, controlNumber, receivedAt, receivedBy, transactions } = file
  const isWhole = transactions.every(({ outcome }) => outcome === 'Taken')
  return (
    <RecordRow columns={columns}>
      <div>
        <Strong>
          File {controlNumber}, received from {receivedBy}
        </Strong>
        <Second>{dateTimeHere(receivedAt)}</Second>
        {transactions.map(({ kind, controlNumber: number, shipmentNumber, message }) => (
          <Second key={`${kind}/${number}`}>{[kind, shipmentNumber, message].filter(Boolean).join(' · ')}</Second>
        ))}
      </div>
      <div>
        <Badge tone={isWhole ? 'ok' : 'risk'}>{isWhole ? 'Processed' : 'Partly processed'}</Badge>
      </div>
      <RecordMenu>
        <DownloadFile id={id} carrierId={carrierId} name={`received file ${controlNumber}`} />
      </RecordMenu>
    </RecordRow>
  )
}

function DownloadFile({ id, carrierId, name }: { id: string; carrierId: string; name: string }) {
  const { mutateAsync } = useReadEdiFile()
  const snackbar = useSnackbar()
  const download = () =>
    mutateAsync({ params: { carrierId, ediFileId: id } })
      .then(downloadBase64)
      .catch((error: unknown) => snackbar.error(errorText(error)))
  return <IconButton label={`Download ${name}`} icon={<Download />} onClick={() => void download()} />
}

const Lately = styled(RecordList)(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` }))
