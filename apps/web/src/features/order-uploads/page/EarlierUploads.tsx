import type { OrderUpload } from '@lanewise/contract/order-uploads'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { useOrderUploads } from '#features/order-uploads/order-uploads.api.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { Card } from '#ui/layout/Card.tsx'

/** Earlier uploads, newest first. Hidden while there are none. */
export function EarlierUploads({ shownId }: { shownId: string | null }) {
  const { data, error, status, isFetching, refetch } = useOrderUploads()
  const uploads = (data?.data ?? []).filter(({ id }) => id !== shownId)
  if (status === 'error' && !data)
    return (
      <Card title="Earlier uploads">
        <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      </Card>
    )
  if (uploads.length === 0) return null
  return (
    <Card flush title="Earlier uploads">
      <List aria-label="Earlier uploads">
        {uploads.map((upload) => (
          <li key={upload.id}>
            <Link component={RouterLink} to={`/orders/upload/${upload.id}`}>
              {upload.fileName}
            </Link>
            <Chip tone={tones[upload.state]}>{upload.state}</Chip>
            <span>{countsOf(upload)}</span>
            <span>
              {upload.createdByName}, {dateTimeHere(upload.createdAt)}
            </span>
          </li>
        ))}
      </List>
    </Card>
  )
}

const tones = { Checking: 'accent', Saving: 'accent', Done: 'ok', Cancelled: 'neutral', Failed: 'late' } as const

const countsOf = ({ created, rejected, duplicates }: OrderUpload) =>
  `${formatNumber(created)} created, ${formatNumber(rejected)} rejected, ${formatNumber(duplicates)} duplicates`

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 44,
    padding: '8px 16px',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > span:last-of-type': { marginLeft: 'auto', color: theme.vars.palette.text.tertiary },
}))
