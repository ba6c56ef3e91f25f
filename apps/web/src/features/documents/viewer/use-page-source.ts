import type { Document } from '@lanewise/contract/documents'
import { useEffect, useState } from 'react'
import { useDocument } from '../documents.api.ts'
import { loadPages } from './pages/load-pages.ts'
import { type PageSource, ViewError, viewerTexts } from './pages/page-source.ts'

type Loaded = { source: PageSource | null; error: string | null; retry: () => void }

/** Loads the document, fetches its file by the link and opens it. (DOC-25) */
export function usePageSource({ id }: Pick<Document, 'id'>): Loaded {
  const { data, isError, refetch } = useDocument(id)
  const [opened, setOpened] = useState<{ source: PageSource | null; error: string | null }>(nothing)
  /** Forces a new fetch of the file even when the document itself is unchanged. */
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to fetch again
  useEffect(() => {
    if (!data) return
    const stopped = new AbortController()
    let source: PageSource | null = null
    setOpened(nothing)
    loadPages(data, stopped.signal).then(
      (made) => {
        if (stopped.signal.aborted) return made.close()
        source = made
        setOpened({ source: made, error: null })
      },
      (error: unknown) => {
        if (!stopped.signal.aborted) setOpened({ source: null, error: textOf(error) })
      },
    )
    return () => {
      stopped.abort()
      source?.close()
    }
  }, [data, tries])
  const error = isError ? viewerTexts.failed : opened.error
  return { source: opened.source, error, retry: () => void refetch().then(() => setTries(tries + 1)) }
}

const nothing = { source: null, error: null }
const textOf = (error: unknown) => (error instanceof ViewError ? error.message : viewerTexts.failed)
