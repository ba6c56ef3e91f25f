import type { OrderBol, ShipmentBol } from '@lanewise/contract/bills-of-lading'
import { formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { useId } from 'react'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Choice, List } from './list-layout.tsx'

type DropListProps = {
  bols: readonly ShipmentBol[]
  /** Ids of the stops. */
  chosen: readonly string[]
  /** True while the master is chosen, which covers all drops. */
  isLocked: boolean
  onChange: (stopId: string, isChosen: boolean) => void
}

/** List with one bill per drop. (BOL-2) */
export const DropList = ({ bols, chosen, isLocked, onChange }: DropListProps) => (
  <List role="group" aria-label="Drops">
    {bols.map((bol) => (
      <Choice key={bol.stopId}>
        <Checkbox
          checked={chosen.includes(bol.stopId)}
          disabled={isLocked}
          onChange={(isChosen) => onChange(bol.stopId, isChosen)}
          label={
            <span>
              <b>{`Stop ${bol.stopSequenceNumber}, ${nameOf(bol)}`}</b>
              <small>{`${bol.city}, ${bol.state} · ${bol.orderNumbers.join(', ')}`}</small>
            </span>
          }
        />
        <small>{freightText(bol)}</small>
      </Choice>
    ))}
  </List>
)

type OrderListProps = { bols: readonly OrderBol[]; chosen: string | null; onChange: (orderNumber: string) => void }

/** List with one bill per order. (BOL-2) */
export function OrderList({ bols, chosen, onChange }: OrderListProps) {
  const name = useId()
  return (
    <List role="radiogroup" aria-label="Orders">
      {bols.map((bol) => (
        <Choice key={bol.orderNumber}>
          <label>
            <input
              type="radio"
              name={name}
              checked={bol.orderNumber === chosen}
              onChange={() => onChange(bol.orderNumber)}
            />
            <span>
              <b>{bol.orderNumber}</b>
              <small>{[bol.customerName, ...bol.references].join(' · ')}</small>
            </span>
          </label>
          <small>{freightText(bol)}</small>
        </Choice>
      ))}
    </List>
  )
}

const nameOf = ({ companyName, locationName }: ShipmentBol) =>
  companyName === locationName ? companyName : `${companyName}, ${locationName}`

const freightText = ({ pallets, weight }: Pick<OrderBol, 'pallets' | 'weight'>) =>
  `${formatNumber(pallets)} ${pallets === 1 ? 'pallet' : 'pallets'}, ${formatWeight(weight)}`
