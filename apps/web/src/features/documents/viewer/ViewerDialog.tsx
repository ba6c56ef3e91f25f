import type { Document } from '@lanewise/contract/documents'
import { fileTypeLabels } from '@lanewise/domain/documents/document-types'
import { fileSize, viewKindOf } from '@lanewise/domain/documents/viewing'
import { styled } from '@mui/material/styles'
import { ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { useDownload } from '../card/use-download.ts'
import { usePageSource } from './use-page-source.ts'
import { usePrint } from './use-print.tsx'
import { useView, type View } from './use-view.ts'
import { ViewedPages } from './ViewedPages.tsx'

type ViewerDialogProps = {
  document: Document
  /** Documents that the user can page through. */
  documents: readonly Document[]
  onShow: (document: Document) => void
  onClose: () => void
}

/** Viewer of a document over the record that it belongs to. */
export function ViewerDialog({ document, documents, onShow, onClose }: ViewerDialogProps) {
  const { source, error, retry } = usePageSource(document)
  const view = useView(source)
  const isNarrow = useNarrow()
  const [hasStrip, setStrip] = useState(!isNarrow)
  const { print, isDrawing, sheet } = usePrint(source)
  const download = useDownload()
  const at = documents.findIndex(({ id }) => id === document.id)
  const [before, after] = [documents[at - 1], documents[at + 1]]
  const isPrintable = viewKindOf(document.extension) !== null
  const onKey = (event: KeyboardEvent) => keys(event, { view, before, after, onShow })
  return (
    <Dialog
      open
      flush
      size={960}
      title={
        <Title>
          {fileTypeLabels[document.type]}
          {document.required && <Badge tone="ok">Required, on file</Badge>}
        </Title>
      }
      subtitle={`${document.entityDescription} · ${document.name}`}
      onClose={onClose}
      headActions={
        <Heading>
          {isPrintable && (
            <Button icon={<Printer />} loading={isDrawing} disabled={!source} onClick={() => void print()}>
              Print
            </Button>
          )}
          <Button kind="primary" icon={<Download />} onClick={() => void download(document)}>
            Download
          </Button>
        </Heading>
      }
      footerNote={footnote(document, source?.count)}
      actions={
        <Neighbours>
          {`Document ${at + 1} of ${documents.length}`}
          <IconButton
            bordered
            label="Previous document"
            icon={<ChevronLeft />}
            disabled={!before}
            onClick={() => before && onShow(before)}
          />
          <IconButton
            bordered
            label="Next document"
            icon={<ChevronRight />}
            disabled={!after}
            onClick={() => after && onShow(after)}
          />
        </Neighbours>
      }
    >
      <Frame onKeyDown={onKey}>
        <ViewedPages {...{ source, error, view, hasStrip }} onStrip={() => setStrip(!hasStrip)} onRetry={retry} />
      </Frame>
      {sheet}
    </Dialog>
  )
}

function footnote({ createdBy, createdAt, byteSize, isGenerated }: Document, pages: number | undefined) {
  const who = isGenerated ? 'Generated for' : 'Uploaded by'
  const count = pages === undefined ? '' : `, ${pages} ${pages === 1 ? 'page' : 'pages'}`
  return `${who} ${createdBy}, ${dateTimeHere(createdAt)}${count}, ${fileSize(byteSize)}`
}

type KeyTargets = {
  view: View
  before: Document | undefined
  after: Document | undefined
  onShow: (document: Document) => void
}

/**
 * Keyboard: plus and minus zoom, R rotates, W and P fit the page, left and right arrows open the neighboring document.
 */
function keys(event: KeyboardEvent, { view, before, after, onShow }: KeyTargets) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const actions: Record<string, () => void> = {
    '+': () => view.step(1),
    '=': () => view.step(1),
    '-': () => view.step(-1),
    r: () => view.rotate(1),
    R: () => view.rotate(-1),
    w: () => view.fit('width'),
    p: () => view.fit('page'),
    ArrowLeft: () => before && onShow(before),
    ArrowRight: () => after && onShow(after),
  }
  const action = actions[event.key]
  if (!action) return
  event.preventDefault()
  action()
}

const Title = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
const Heading = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const Neighbours = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 })
const Frame = styled('div')({ display: 'flex', flexDirection: 'column', flex: '1 1 74dvh', minHeight: 0 })
