import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatDate, formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { CustomerPrice } from '#features/quotes/history/parts/CustomerPrice.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { type Column, RowToggle, TwoLines } from '#ui/data/table/DataTable.tsx'

export const columns: readonly Column<LtlQuoteSummary>[] = [
  {
    id: 'more',
    head: 'Rates',
    isHeadHidden: true,
    width: 36,
    cell: ({ quoteNumber }) => <RowToggle label={`Rates of ${quoteNumber}`} />,
  },
  {
    id: 'number',
    head: 'Quote',
    width: 84,
    lines: 2,
    cell: ({ id, quoteNumber }) => (
      <Link component={RouterLink} number to={`/requote/${id}`}>
        {quoteNumber}
      </Link>
    ),
  },
  {
    id: 'requested',
    head: 'Requested',
    lines: 2,
    cell: ({ createDateTime, createdBy }) => {
      const [day, ...time] = dateTimeHere(createDateTime).split(' ')
      return <TwoLines first={day} second={`${time.join(' ')}, ${createdBy}`} />
    },
  },
  {
    id: 'pickup',
    head: 'Pickup date',
    width: 88,
    cell: ({ quoteDate }) => formatDate(quoteDate, 'UTC'),
  },
  {
    id: 'origin',
    head: 'Origin',
    lines: 2,
    cell: ({ origin }) => <TwoLines first={cityText(origin)} second={origin.postalCode} />,
  },
  {
    id: 'destination',
    head: 'Destination',
    lines: 2,
    cell: ({ destination }) => <TwoLines first={cityText(destination)} second={destination.postalCode} />,
  },
  {
    id: 'mode',
    head: 'Mode',
    width: 64,
    hideBelow: 'md',
    cell: ({ shippingModes }) => (
      <Modes>
        {shippingModes.map((mode) => (
          <Badge key={mode}>{mode}</Badge>
        ))}
      </Modes>
    ),
  },
  { id: 'class', head: 'Class', width: 54, hideBelow: 'md', cell: ({ freightClasses }) => freightClasses.join(', ') },
  {
    id: 'pallets',
    head: 'Pallets',
    width: 58,
    align: 'end',
    hideBelow: 'md',
    cell: ({ units }) => formatNumber(units),
  },
  {
    id: 'weight',
    head: 'Weight, lbs',
    width: 84,
    align: 'end',
    hideBelow: 'md',
    cell: ({ totalWeight }) => formatNumber(totalWeight),
  },
  {
    id: 'price',
    head: 'Lowest customer price',
    width: 158,
    align: 'end',
    lines: 2,
    cell: (quote) => <CustomerPrice quote={quote} />,
  },
  {
    id: 'order',
    head: 'Booked order',
    width: 100,
    cell: ({ bookedOrderNumber }) =>
      bookedOrderNumber && (
        <Link component={RouterLink} number to={`/orders/${bookedOrderNumber}`}>
          {bookedOrderNumber}
        </Link>
      ),
  },
]

const Modes = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 })
