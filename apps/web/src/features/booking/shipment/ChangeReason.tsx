import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { canMove } from '@lanewise/domain/shipments/moves'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '#ui/form/Field.tsx'
import { Card } from '#ui/layout/Card.tsx'

/** Change of the carrier of a booked shipment, as the page of its rates collects it. */
export type CarrierChange = {
  /** Carrier that is told of the cancellation. */
  former: string
  reason: string
  setReason: (reason: string) => void
  /** Shows why nothing can be booked yet. */
  isAsked: boolean
  /** The reason to send, or null after asking the user for one. */
  take: () => string | null
}

/** Null unless the address asks to change the carrier of a shipment that allows it. */
export function useCarrierChange({ shipmentStatusName, carrier }: ShipmentInformation): CarrierChange | null {
  const [params] = useSearchParams()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  if (params.get('change') !== 'carrier' || !canMove('changeCarrier', shipmentStatusName)) return null
  const take = () => {
    setAsked(true)
    return reason.trim() || null
  }
  return { former: carrier?.companyName ?? 'The carrier', reason, setReason, isAsked, take }
}

/** Reason for the change, which the former carrier is told. */
export function ChangeReason({ change: { former, reason, setReason, isAsked } }: { change: CarrierChange }) {
  return (
    <Card title="Change carrier" subtitle={`${former} is told that its booking is cancelled`}>
      <Field
        label="Reason"
        required
        value={reason}
        maxLength={500}
        onChange={setReason}
        help={`Sent to ${former} with the cancellation. The shipment keeps its number.`}
        {...(isAsked && !reason.trim() && { error: 'Enter why the carrier is changed' })}
      />
    </Card>
  )
}
