import type { OrderStopView } from '@lanewise/contract/order-fields'
import { styled } from '@mui/material/styles'
import { StopEntry } from './StopEntry.tsx'

type StopListProps = {
  stops: readonly OrderStopView[]
  /** Also shows the name of each location. (STOPVIEW-5) */
  showsLocationName?: boolean
  /** The line between the stops is solid once the freight has arrived. */
  isDriven?: boolean
}

/** Stops of an order, a shipment or an invoice in trip order, joined by a line. (STOPVIEW-1) */
export function StopList({ stops, showsLocationName = false, isDriven = false }: StopListProps) {
  return (
    <List aria-label="Stops" data-driven={isDriven || undefined}>
      {stops.map((stop) => (
        <StopEntry key={stop.id} stop={stop} showsLocationName={showsLocationName} />
      ))}
    </List>
  )
}

const List = styled('ol')({ listStyle: 'none', padding: 16 })
