import { getFirstLoad } from '@lanewise/contract/dashboard-shipments'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { Task } from './Task.tsx'

/** `since` is null until the first view is stored. */
type FirstLoadCardProps = { since: string | null; onOver: () => void }

export function FirstLoadCard({ since, onOver }: FirstLoadCardProps) {
  const { data } = useOperationQuery(
    query(getFirstLoad, { query: { since: since ?? '' } }, { refreshOn: [shipmentChanged] }),
    { enabled: since !== null },
  )
  const { quote = null, shipmentNumber = null } = data ?? {}
  // A load can also be booked without a quote.
  const isQuoted = quote !== null || shipmentNumber !== null
  const done = [isQuoted, shipmentNumber !== null].filter(Boolean).length
  return (
    <Frame aria-label="Your first load, in three steps">
      <Head>
        <h2>Your first load, in three steps</h2>
        <span>{`${done} of 3 done`}</span>
        <Rail aria-hidden="true">
          <i style={{ width: `${(done / 3) * 100}%` }} />
        </Rail>
        <IconButton label="Hide this guide" icon={<X />} size="small" onClick={onOver} />
      </Head>
      <ol>
        <Task
          step={1}
          isDone={isQuoted}
          isNext={!isQuoted}
          title="Get a quote"
          text="Two places and the freight are enough."
        >
          {!isQuoted && (
            <Button kind="primary" size="small" component={RouterLink} to="/quotes">
              Get Quotes
            </Button>
          )}
        </Task>
        <Task
          step={2}
          isDone={shipmentNumber !== null}
          isNext={isQuoted && shipmentNumber === null}
          title="Book it"
          text="Choose a rate, check both locations and book."
        >
          {quote && shipmentNumber === null && (
            <Button size="small" component={RouterLink} to={`/requote/${quote.quoteId}`}>
              {`Open ${quote.quoteNumber}`}
            </Button>
          )}
        </Task>
        <Task
          step={3}
          isDone={false}
          isNext={shipmentNumber !== null}
          title="Watch it move"
          text="Position, arrival times and a link to share."
        >
          {shipmentNumber === null ? (
            <small>After booking</small>
          ) : (
            <Button
              size="small"
              component={RouterLink}
              to={`/shipments/${encodeURIComponent(shipmentNumber)}/preview`}
              onClick={onOver}
            >
              {`Open ${shipmentNumber}`}
            </Button>
          )}
        </Task>
      </ol>
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  marginTop: 16,
  overflow: 'clip',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.accent.softBorder}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > ol': {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [TOUCH]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '4px 8px 4px 16px',
  backgroundColor: theme.vars.palette.accent.soft,
  borderBottom: `1px solid ${theme.vars.palette.accent.softBorder}`,
  '& h2': { ...theme.typography.h2, flex: 1 },
  '& > span': { ...theme.typography.body2, whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
}))

const Rail = styled('div')(({ theme }) => ({
  width: 96,
  height: 6,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.background.paper,
  '& i': { display: 'block', height: '100%', borderRadius: 'inherit', backgroundColor: theme.vars.palette.accent.main },
  [TOUCH]: { display: 'none' },
}))
