import type { OrderUpload, OrderUploadRow } from '@lanewise/contract/order-uploads'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useUploadRows } from '#features/order-uploads/order-uploads.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'

type Listed = Extract<OrderUploadRow['outcome'], 'Created' | 'Rejected' | 'Duplicate'>

const titles: Record<Listed, string> = {
  Created: 'Created orders',
  Rejected: 'Rejected rows',
  Duplicate: 'Duplicates, not created again',
}
const heads: Record<Listed, readonly string[]> = {
  Created: ['Row', 'Reference', 'Order #'],
  Rejected: ['Row', 'Column', 'Value', 'Reason'],
  Duplicate: ['Row', 'Reference', 'Existing order'],
}

type UploadRowsProps = { upload: OrderUpload; outcome: Listed }

/** Rows with one outcome, in file order, with more on demand. */
export function UploadRows({ upload, outcome }: UploadRowsProps) {
  const [pageSize, setPageSize] = useState<number>(pageSizes.orderUploadRows)
  const { data, error, status, isFetching, isPlaceholderData, refetch } = useUploadRows({
    orderUploadId: upload.id,
    outcome,
    pageSize,
  })
  const titleId = useId()
  if (status === 'error' && !data)
    return <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
  const { data: rows = [], total = 0 } = data ?? {}
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>
        {titles[outcome]} <span>{data && formatNumber(total)}</span>
      </Title>
      {!data && <SkeletonRows height={32} />}
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            {heads[outcome].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            outcome === 'Rejected' ? <Wrong key={row.id} row={row} /> : <OrderRow key={row.id} row={row} />,
          )}
        </tbody>
      </Table>
      {total > rows.length && (
        <Button
          kind="ghost"
          loading={isPlaceholderData}
          onClick={() => setPageSize(pageSize + 10 * pageSizes.orderUploadRows)}
        >
          Show more
        </Button>
      )}
    </section>
  )
}

/** All errors in the rows of one order. */
const Wrong = ({ row }: { row: OrderUploadRow }) =>
  row.issues.map(({ row: number, column, value, message }) => (
    <tr key={`${number} ${column} ${message}`}>
      <td>{formatNumber(number)}</td>
      <td>{column}</td>
      <td>{value || '–'}</td>
      <td>{message}</td>
    </tr>
  ))

const OrderRow = ({ row: { rowNumber, reference, orderNumber } }: { row: OrderUploadRow }) => (
  <tr>
    <td>{formatNumber(rowNumber)}</td>
    <td>{reference}</td>
    <td>{orderNumber ? <OrderLink number={orderNumber} /> : '–'}</td>
  </tr>
)

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  marginBottom: 4,
  '& span': { fontWeight: 400, color: theme.vars.palette.text.tertiary },
}))

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': {
    minWidth: 56,
    fontSize: 12,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.tertiary,
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& :first-of-type': { paddingLeft: 0 },
}))
