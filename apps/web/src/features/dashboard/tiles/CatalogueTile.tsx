import { commodityChanged, findCommodities } from '@lanewise/contract/commodities'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { totalText } from '#platform/list/paging.ts'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { Link } from '#ui/action/Link.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { Card } from '#ui/layout/Card.tsx'

/** One row is enough, because the answer carries the total. The first screen does not load the contract of commodities. */
const catalogueQuery = query(findCommodities, { query: { page: 1, pageSize: 1 } }, { refreshOn: [commodityChanged] })

export function CatalogueTile() {
  const { data, status, refetch } = useOperationQuery(catalogueQuery)
  return (
    <Card
      title="Catalogue"
      side={
        <Link component={RouterLink} to="/commodities">
          Commodities
        </Link>
      }
    >
      {status === 'error' ? (
        <ErrorState text="The catalog could not be counted" onRetry={() => void refetch()} />
      ) : (
        <Figure>
          <strong>{data ? totalText(data) : '\u00a0'}</strong>
          <span>{data?.total === 1 ? 'commodity' : 'commodities'}</span>
        </Figure>
      )}
    </Card>
  )
}

const Figure = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  '& strong': { ...theme.typography.display, fontVariantNumeric: 'tabular-nums' },
  '& span': { color: theme.vars.palette.text.tertiary },
}))
