import type { OrderInformation, OrderStopView } from '@lanewise/contract/order-fields'
import { payloadOf } from '@lanewise/contract/order-payload'
import { updateOrder } from '@lanewise/contract/orders'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { startOfSaved } from '#features/orders/form/seed/saved-order.ts'
import { useOrder, useUpdateOrder } from '#features/orders/orders.api.ts'
import { cityOf } from '#features/orders/stops/stop-text.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { isIsoDate } from '#platform/form/date/date-text.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { AppointmentFields, type EnteredAppointment } from './AppointmentFields.tsx'

type OrderAppointmentsProps = { orderNumber: string; onClose: () => void }

/** Enters the missing dock appointments of an order without its whole form. */
export function OrderAppointments({ orderNumber, onClose }: OrderAppointmentsProps) {
  const { data: order, error } = useOrder(orderNumber)
  if (order) return <Loaded order={order} onClose={onClose} />
  return (
    <Dialog open size={480} title="Set appointment" onClose={onClose} actions={null}>
      {error ? <Alert tone="late">{errorText(error)}</Alert> : <SkeletonRows rows={2} />}
    </Dialog>
  )
}

type Entered = Record<string, EnteredAppointment>

function Loaded({ order, onClose }: { order: OrderInformation; onClose: () => void }) {
  const stops = missingAt(order.stops)
  const [entered, setEntered] = useState<Entered>(() =>
    Object.fromEntries(stops.map(({ id, baseDate }) => [id, { date: baseDate, time: null }])),
  )
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutateAsync, isPending } = useUpdateOrder()
  const refusal = useRefusalOf(updateOrder)
  const snackbar = useSnackbar()
  const isComplete = stops.some(({ id }) => isFilled(entered[id])) && stops.every(({ id }) => !isHalf(entered[id]))
  const save = async () => {
    setChecked(true)
    if (!isComplete || isPending || refusal) return
    try {
      await mutateAsync({ body: withAppointments(order, entered) })
      snackbar.success(`Appointment of ${order.orderNumber} saved`)
      onClose()
    } catch (error) {
      setFailure(errorText(error, 'The appointment could not be saved'))
    }
  }
  return (
    <Dialog
      open
      size={480}
      title="Set appointment"
      subtitle={order.orderNumber}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button kind="ghost" shortcut="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            loading={isPending}
            {...(refusal && { disabledReason: refusal })}
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <Stops>
        {failure && <Alert tone="late">{failure}</Alert>}
        {stops.map((stop) => (
          <AppointmentFields
            key={stop.id}
            label={`${stop.stopType === 0 ? 'Pickup' : 'Delivery'}, ${cityOf(stop)}`}
            window={windowText({
              early: stop.earlyDateTime,
              late: stop.lateDateTime,
              zone: stop.locationAddress.ianaTimezone,
            })}
            zone={stop.locationAddress.ianaTimezone}
            value={entered[stop.id] ?? { date: null, time: null }}
            isChecked={isChecked}
            onChange={(value) => setEntered({ ...entered, [stop.id]: value })}
          />
        ))}
      </Stops>
    </Dialog>
  )
}

/** Stops that require an appointment and have none; without such a stop, all that have none. */
function missingAt(stops: readonly OrderStopView[]) {
  const open = stops.filter(({ appointmentDateTime }) => appointmentDateTime === null)
  const required = open.filter(({ isAppointmentRequired }) => isAppointmentRequired)
  return required.length > 0 ? required : open
}

const isFilled = (value: EnteredAppointment | undefined) => Boolean(value?.time && value.date && isIsoDate(value.date))
/** A time without a date. A date alone is only a suggestion. */
const isHalf = (value: EnteredAppointment | undefined) => Boolean(value?.time) && !isFilled(value)

/** The saved order with the entered appointments, based on the version that was read. */
function withAppointments(order: OrderInformation, entered: Entered) {
  const { draft } = startOfSaved(order)
  const stops = draft.stops.map((stop) => {
    const value = stop.id === null ? undefined : entered[stop.id]
    return value && isFilled(value) ? { ...stop, appointmentDate: value.date, appointmentTime: value.time } : stop
  })
  const { quoteNumberOrId, acceptedSurprises } = order.fields
  const payload = payloadOf({ ...draft, stops }, { quoteNumberOrId, acceptedSurprises })
  return { ...payload, orderNumber: order.orderNumber, version: order.version }
}

const Stops = styled('div')({ display: 'grid', gap: 16 })
