import { type Document, type DocumentList, deleteDocument, getDocument } from '@lanewise/contract/documents'
import { formatNumber } from '@lanewise/domain/shared/format'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { type PaperOwner, useDocuments } from '#features/documents/documents.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Later } from '#platform/Later.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { LoadedCard } from '#platform/query/LoadedCard.tsx'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Nothing } from './card-layout.tsx'
import { DocumentRows } from './DocumentRows.tsx'

const UploadDialog = lazyPart(async () => (await import('../upload/UploadDialog.tsx')).UploadDialog)
const ViewerDialog = lazyPart(async () => (await import('../viewer/ViewerDialog.tsx')).ViewerDialog)
const EditDocument = lazyPart(async () => (await import('../upload/EditDocument.tsx')).EditDocument)
const DeleteDocument = lazyPart(async () => (await import('./DeleteDocument.tsx')).DeleteDocument)

/** Documents of a shipment or an order, with the missing ones and the upload. Users without access see nothing. */
export function DocumentsCard(owner: PaperOwner) {
  const refusal = useRefusalOf(getDocument)
  return refusal ? null : <Documents {...owner} />
}

type Opened = { what: 'upload'; stop: string | null } | { what: 'view' | 'edit' | 'delete'; document: Document }

function Documents(owner: PaperOwner) {
  const documents = useDocuments(owner)
  const list = documents.data
  useLiveRefresh(owner.kind === 'order' ? (list?.shipment?.id ?? null) : null)
  const [opened, open] = useState<Opened | null>(null)
  const upload = list?.shipment && (
    <Button size="small" icon={<Upload />} onClick={() => open({ what: 'upload', stop: null })}>
      Upload
    </Button>
  )
  return (
    <>
      <LoadedCard title="Documents" of={documents} subtitle={countOf} side={upload}>
        {(known) => <Content list={known} onOpen={open} />}
      </LoadedCard>
      {list && <Dialogs list={list} opened={opened} onOpen={open} onClose={() => open(null)} />}
    </>
  )
}

const countOf = ({ documents }: DocumentList) => formatNumber(documents.length)

function Content({ list, onOpen }: { list: DocumentList; onOpen: (opened: Opened) => void }) {
  const isEditable = useRefusalOf(deleteDocument) === undefined
  if (!list.shipment) return <Nothing>Documents belong to a shipment, and this order is not on one yet.</Nothing>
  if (list.documents.length + list.missing.length === 0) return <Nothing>No document has been uploaded yet.</Nothing>
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
