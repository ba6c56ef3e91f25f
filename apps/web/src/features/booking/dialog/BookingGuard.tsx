import { useEffect } from 'react'
import type { Failure } from '#features/booking/book-rate.ts'
import { LeaveGuard } from '#platform/form/UnsavedGuard.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { type Made, underWay } from './steps.ts'

type BookingGuardProps = { made: Made; isRunning: boolean; failure: Failure | null }

/** A user who leaves a booking and comes back gets the form again and would create a second order. */
export const BookingGuard = ({ made, isRunning, failure }: BookingGuardProps) => (
  <LeaveGuard
    isOn={isRunning || failure !== null}
    // After a failure, the dialog itself links to what was created.
    holds={({ isOtherScreen, isBack }) => isBack || (isRunning && isOtherScreen)}
    question={(leave, stay) =>
      isRunning ? (
        <StayHere onStay={stay} />
      ) : (
        <ConfirmDialog
          open
          danger
          title="Leave this booking?"
          text={leaveText(made, failure)}
          verb="Leave"
          onConfirm={leave}
          onClose={stay}
        />
      )
    }
  />
)

/** A running step cannot be cancelled, so there is nothing to ask. */
function StayHere({ onStay }: { onStay: () => void }) {
  const { info } = useSnackbar()
  useEffect(() => {
    info(underWay)
    onStay()
  }, [info, onStay])
  return null
}

/** Warning text for a user who leaves the booking. */
function leaveText({ order, shipment }: Made, failure: Failure | null): string {
  if (shipment) return `Shipment ${shipment.shipmentNumber} exists and is not booked. Book it from its page.`
  if (order) return `Order ${order.orderNumber} exists and is not booked. Creating it again makes a second one.`
  if (failure && failure.errors.length > 0) return 'The order has not been created.'
  return 'The order may or may not have been created. Retry is safe; creating it again may make a duplicate.'
}
