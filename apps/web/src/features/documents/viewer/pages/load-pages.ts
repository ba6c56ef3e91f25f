import type { Document } from '@lanewise/contract/documents'
import { type ViewKind, viewKindOf } from '@lanewise/domain/documents/viewing'
import { type PageSource, ViewError, viewerTexts } from './page-source.ts'

/** Loads the file of a document as pages. The code for each kind of file is loaded on demand. (DOC-26 to DOC-29) */
export async function loadPages({ extension, fileURL }: Document, signal: AbortSignal): Promise<PageSource> {
  const kind = viewKindOf(extension)
  if (!kind) throw new ViewError(viewerTexts.unknownType)
  const answer = await fetch(fileURL, { signal })
  if (answer.status === 404 && kind !== 'pdf') throw new ViewError(viewerTexts.noImage)
  if (!answer.ok) throw new ViewError(viewerTexts.failed)
  return pagesOf(kind, await answer.blob())
}

async function pagesOf(kind: ViewKind, file: Blob): Promise<PageSource> {
  if (kind === 'pdf') return (await import('./pdf-pages.ts')).pdfPages(new Uint8Array(await file.arrayBuffer()))
  if (kind === 'tiff') return (await import('./tiff-pages.ts')).tiffPages(new Uint8Array(await file.arrayBuffer()))
  const { picturePages } = await import('./picture-pages.ts')
  if (kind === 'picture') return picturePages(file)
  const { heicToJpeg } = await import('#ui/picture/heic-to-jpeg.ts')
  return picturePages(await heicToJpeg(file))
}
