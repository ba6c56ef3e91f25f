import { useEffect } from 'react'
import type { Failure } from '#features/booking/book-rate.ts'
import { LeaveGuard } from '#platform/form/UnsavedGuard.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { type Made, underWay } from './steps.ts'

type BookingGuardProps = { made: Made; isRunning: boolean; failure: Failure | null }

/** Whoever leaves a booking and comes back gets the form again, and would make a second order. */
export const BookingGuard = ({ made, isRunning, failure }: BookingGuardProps) => (
  <LeaveGuard
    isOn={isRunning || failure !== null}
    // After a failure the dialog itself leads to what was made.
    holds={({ isOtherScreen, isBack }) => isBack || (isRunning && isOtherScreen)}
    question={(leave, stay) =>
      isRunning ? (
        <StayHere onStay={stay} />
      ) : (
        <ConfirmDialog
          open
          danger
          title="Leave this booking?"
          text={leftText(made, failure)}
          verb="Leave"
          onConfirm={leave}
          onClose={stay}
        />
      )
    }
  />
)

/** There is nothing to ask while a step runs: it cannot be called back. */
function StayHere({ onStay }: { onStay: () => void }) {
  const { info } = useSnackbar()
  useEffect(() => {
    info(underWay)
    onStay()
  }, [info, onStay])
  return null
}

/** What whoever leaves has to know. */
function leftText({ order, shipment }: Made, failure: Failure | null): string {
  if (shipment) return `Shipment ${shipment.shipmentNumber} exists and is not booked. Book it from its page.`
  if (order) return `Order ${order.orderNumber} exists and is not booked. Creating it again makes a second one.`
  if (failure && failure.errors.length > 0) return 'The order has not been created.'
  return 'Nobody knows whether the order was created. Retry creates it once; creating it again may make a second one.'
}
