import { styled } from '@mui/material/styles'
import { Spinner } from '#ui/action/Spinner.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { DrawnPage } from './DrawnPage.tsx'
import type { PageSource } from './pages/page-source.ts'
import { Thumbnails } from './Thumbnails.tsx'
import type { View } from './use-view.ts'
import { ViewerTools } from './ViewerTools.tsx'

/** Minimum scale at which pages are drawn. Pages at a higher zoom are drawn at their displayed size. (DOC-35) */
const pageScale = 1.6

type ViewedPagesProps = {
  source: PageSource | null
  error: string | null
  view: View
  hasStrip: boolean
  onStrip: () => void
  onRetry: () => void
}

export function ViewedPages({ source, error, view, hasStrip, onStrip, onRetry }: ViewedPagesProps) {
  if (error) return <ErrorState text={error} onRetry={onRetry} />
  if (!source)
    return (
      <Waiting role="status" aria-label="Loading the file">
        <Spinner />
      </Waiting>
    )
  const pages = Array.from({ length: source.count }, (_, index) => index + 1)
  return (
    <>
      <ViewerTools view={view} count={source.count} hasStrip={hasStrip} onStrip={onStrip} />
      <Both>
        {hasStrip && <Thumbnails source={source} current={view.page} rotation={view.rotation} onGo={view.go} />}
        <Area ref={view.area} data-scrolls="" onScroll={view.onScroll} tabIndex={0} role="region" aria-label="Document">
          <Middle>
            {pages.map((page) => (
              <div key={page} data-page={page}>
                <DrawnPage
                  source={source}
                  page={page}
                  zoom={view.zoom}
                  rotation={view.rotation}
                  scale={Math.max(pageScale, view.zoom)}
                />
              </div>
            ))}
          </Middle>
        </Area>
      </Both>
    </>
  )
}

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', flex: 1 })
const Both = styled('div')({ display: 'flex', flex: 1, minHeight: 0 })

const Area = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  backgroundColor: theme.vars.palette.background.default,
}))

/** As wide as the widest page, and centered where there is more room. */
const Middle = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  width: 'max-content',
  minWidth: '100%',
  padding: 16,
})
