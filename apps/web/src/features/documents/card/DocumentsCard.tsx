import { type Document, type DocumentList, deleteDocument, getDocument } from '@lanewise/contract/documents'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Download, Ellipsis, Mail, Upload } from 'lucide-react'
import { useState } from 'react'
import { holderOf, type PaperOwner, useDocuments } from '#features/documents/documents.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Later } from '#platform/Later.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { LoadedCard } from '#platform/query/LoadedCard.tsx'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { Nothing } from './card-layout.tsx'
import { DocumentRows } from './DocumentRows.tsx'
import { useDownloadAll } from './use-download.ts'

const UploadDialog = lazyPart(async () => (await import('../upload/UploadDialog.tsx')).UploadDialog)
const ViewerDialog = lazyPart(async () => (await import('../viewer/ViewerDialog.tsx')).ViewerDialog)
const EditDocument = lazyPart(async () => (await import('../upload/EditDocument.tsx')).EditDocument)
const SendDocuments = lazyPart(async () => (await import('./SendDocuments.tsx')).SendDocuments)
const DeleteDocument = lazyPart(async () => (await import('./DeleteDocument.tsx')).DeleteDocument)

/** Documents of a shipment or an order, with the missing ones and the upload. Users without access see nothing. */
export function DocumentsCard(owner: PaperOwner) {
  const refusal = useRefusalOf(getDocument)
  return refusal ? null : <Documents {...owner} />
}

type Opened =
  | { what: 'upload'; stop: string | null }
  | { what: 'send' }
  | { what: 'view' | 'edit' | 'delete'; document: Document }

function Documents(owner: PaperOwner) {
  const documents = useDocuments(owner)
  const list = documents.data
  useLiveRefresh(owner.kind === 'order' ? (list?.shipment?.id ?? null) : null)
  const [opened, open] = useState<Opened | null>(null)
  const side = list && <CardActions list={list} owner={owner} onOpen={open} />
  return (
    <>
      <LoadedCard title="Documents" of={documents} subtitle={countOf} side={side}>
        {(known) => <Content list={known} onOpen={open} />}
      </LoadedCard>
      {list && <Dialogs list={list} opened={opened} onOpen={open} onClose={() => open(null)} />}
    </>
  )
}

type CardActionsProps = { list: DocumentList; owner: PaperOwner; onOpen: (opened: Opened) => void }

function CardActions({ list, owner, onOpen }: CardActionsProps) {
  const downloadAll = useDownloadAll(owner)
  const items = [
    { label: 'Download all (ZIP)', icon: <Download />, onSelect: downloadAll },
    { label: 'Send by mail', icon: <Mail />, onSelect: () => onOpen({ what: 'send' }) },
  ]
  return (
    <Side>
      {holderOf(list) && (
        <Button size="small" icon={<Upload />} onClick={() => onOpen({ what: 'upload', stop: null })}>
          Upload
        </Button>
      )}
      {list.documents.length > 0 && (
        <MenuButton iconOnly label="More for documents" icon={<Ellipsis />} items={items} />
      )}
    </Side>
  )
}

const Side = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 })

const countOf = ({ documents }: DocumentList) => formatNumber(documents.length)

function Content({ list, onOpen }: { list: DocumentList; onOpen: (opened: Opened) => void }) {
  const isEditable = useRefusalOf(deleteDocument) === undefined
  if (list.documents.length + list.missing.length === 0)
    return (
      <Nothing>
        No document has been uploaded yet.{list.order && ' What you upload here goes along to the shipment.'}
      </Nothing>
    )
  return (
    <DocumentRows
      list={list}
      isEditable={() => isEditable}
      onView={(document) => onOpen({ what: 'view', document })}
      onEdit={(document) => onOpen({ what: 'edit', document })}
      onDelete={(document) => onOpen({ what: 'delete', document })}
      onBring={(orderStopId) => onOpen({ what: 'upload', stop: orderStopId })}
    />
  )
}

type DialogsProps = {
  list: DocumentList
  opened: Opened | null
  onOpen: (opened: Opened) => void
  onClose: () => void
}

function Dialogs({ list, opened, onOpen, onClose }: DialogsProps) {
  const view = (next: Document) => onOpen({ what: 'view', document: next })
  return (
    <>
      <Later isWanted={opened?.what === 'upload'}>
        {opened?.what === 'upload' && <UploadDialog list={list} orderStopId={opened.stop} onClose={onClose} />}
      </Later>
      <Later isWanted={opened?.what === 'send'}>
        {opened?.what === 'send' && <SendDocuments list={list} onClose={onClose} />}
      </Later>
      <Later isWanted={opened?.what === 'view'}>
        {opened?.what === 'view' && (
          <ViewerDialog
            key={opened.document.id}
            document={opened.document}
            documents={list.documents}
            onShow={view}
            onClose={onClose}
          />
        )}
      </Later>
      <Later isWanted={opened?.what === 'edit'}>
        {opened?.what === 'edit' && <EditDocument list={list} document={opened.document} onClose={onClose} />}
      </Later>
      <Later isWanted={opened?.what === 'delete'}>
        {opened?.what === 'delete' && <DeleteDocument document={opened.document} onClose={onClose} />}
      </Later>
    </>
  )
}
