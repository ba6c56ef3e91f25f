import type { SearchResult } from '@lanewise/contract/search'
import { orderStatusLabel, orderStatusNames } from '@lanewise/domain/orders/order-status'
import { shipmentStatusLabel, shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { OrderStatusChip } from '#platform/status/OrderStatusChip.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { recordNumber, TOUCH } from '#ui/theme/tokens.ts'

type ResultLineProps = { result: SearchResult; terms: readonly string[] }

/**
 * A result with the search text highlighted, and below it the fields that hold the text when the line itself does not.
 * (SEARCH-15 to SEARCH-20, DEF-120)
 */
export function ResultLine({ result, terms }: ResultLineProps) {
  const mark = (text: string) => <Highlight text={text} match={terms} />
  const { matches = [] } = result
  return (
    <Line>
      {line(result, mark)}
      {matches.map(({ label, text }) => (
        <Match key={label}>
          {label} {mark(text)}
        </Match>
      ))}
    </Line>
  )
}

function line(result: SearchResult, mark: Mark) {
  switch (result.projection) {
    case 'order':
      return row(mark(result.orderNumber), mark(result.customerName), orderChip(result.statusDescription))
    case 'shipment':
      return row(mark(result.shipmentNumber), trip(result, mark), shipmentChip(result.shipmentStatusDescription))
    case 'invoice':
      return row(mark(result.invoiceNumber), mark(result.companyName), <Chip>{result.statusDescription}</Chip>)
    case 'location':
      return row(
        mark(result.locationNumber),
        <>
          {two(mark(result.locationAlias || result.locationName), mark(result.companyAlias || result.companyName))}{' '}
          <Below>{mark(result.address)}</Below>
        </>,
      )
    case 'contact':
      return row(null, two(mark(`${result.firstName} ${result.lastName}`), mark(result.primaryEmailAddress)))
    case 'orderReference':
      return row(null, reference(result, mark), orderChip(result.orderStatusDescription))
    case 'record':
      return row(null, two(mark(result.title), mark(result.detail)))
  }
}

type Content = ReactNode
type Mark = (text: string) => Content
type Of<P> = Extract<SearchResult, { projection: P }>

const row = (number: Content, text: Content, status?: Content) => (
  <First>
    {number && <RecordNumber>{number}</RecordNumber>}
    {number && ' '}
    <Text>{text}</Text>
    {status && ' '}
    {status}
  </First>
)

/** The chip of a status that is known by its description. A newer server may send one that this client has no chip for. */
const orderChip = (description: string) => {
  const status = orderStatusNames.find((one) => orderStatusLabel(one) === description)
  return status ? <OrderStatusChip status={status} /> : <Chip>{description}</Chip>
}

const shipmentChip = (description: string) => {
  const status = shipmentStatusNames.find((one) => shipmentStatusLabel(one) === description)
  return status ? <ShipmentStatusChip status={status} /> : <Chip>{description}</Chip>
}

const two = (first: Content, second: Content) => (
  <>
    {first} <Quiet>{second}</Quiet>
  </>
)

const trip = ({ origin, destination }: Of<'shipment'>, mark: Mark) => (
  <>
    {mark(place(origin))} <Quiet>to</Quiet> {mark(place(destination))}
  </>
)

const place = ({ city, state, zip }: Of<'shipment'>['origin']) => `${city}, ${state} ${zip}`

const reference = ({ label, value, orderNumber }: Of<'orderReference'>, mark: Mark) => (
  <>
    {mark(label)} {mark(value)} <Quiet>on</Quiet> <RecordNumber>{mark(orderNumber)}</RecordNumber>
  </>
)

const Line = styled('span')({ flex: 1, minWidth: 0 })
const First = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
})
const RecordNumber = styled('span')({ ...recordNumber, fontWeight: 600, flex: 'none', minWidth: 72 })
const Text = styled('span')({
  flex: '1 1 160px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [TOUCH]: { flexBasis: 96 },
})
const Below = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.tertiary,
}))
const Match = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.text.tertiary,
  '& + &': { marginTop: 2 },
}))
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.tertiary }))
