import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { isKnown } from './result-kinds.ts'
import type { SearchState } from './use-global-search.ts'

/** Message about the state of the search. (SEARCH-10 to SEARCH-14) */
export function SearchMessage({ result, text, shown }: { result: SearchState; text: string; shown: number }) {
  if (result.state === 'failed') return <ErrorState text={result.message} onRetry={result.retry} />
  if (result.state === 'untyped') return <Note role="status">Please type to search</Note>
  if (result.state === 'loading')
    return (
      <>
        <Note role="status">{`Fetching based on "${text}"`}</Note>
        <SkeletonRows height={40} />
      </>
    )
  return (
    <>
      {!result.results.every(isKnown) && (
        <Note role="alert" data-error="">
          <CircleAlert aria-hidden />
          Unexpected type returned
        </Note>
      )}
      {result.results.length === 0 ? (
        <Note role="status">No results matched search</Note>
      ) : (
        <VisuallyHidden role="status">{shown === 1 ? '1 result' : `${shown} results`}</VisuallyHidden>
      )}
    </>
  )
}

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '14px 18px 6px',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&:last-child': { paddingBottom: 14 },
  '& > svg': { flex: 'none', width: 16, height: 16 },
  '&[data-error]': { color: theme.vars.palette.late.fg },
}))
