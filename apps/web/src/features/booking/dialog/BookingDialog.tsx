import { RotateCw } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#ui/action/Button.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { BookingGuard } from './BookingGuard.tsx'
import { RateHead, type RateToBook } from './RateHead.tsx'
import { StepList } from './StepList.tsx'
import { endOf, type Made, type Origin, underWay } from './steps.ts'
import { type OrderToBook, useBookingSteps } from './use-booking-steps.ts'

export type BookingDialogProps = {
  order: OrderToBook
  /** What the order holds, in a line. */
  freight: string
  /** Null where the order is all that was asked for (BOOK-12). */
  rate: RateToBook | null
  origin: Origin
  /** The user goes back to where it was asked for. */
  onClose: () => void
}

/** BOOK-1: from the order to the booked shipment, step by step. */
export function BookingDialog({ order, freight, rate, origin, onClose }: BookingDialogProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const progress = useBookingSteps({ order, rateId: rate?.id ?? null })
  const { made, failure, isRunning, steps, at, retry } = progress
  const end = endOf(made, origin)
  const leave = () => {
    if (isRunning) return
    // Who asks from the page of the order is there already.
    if (end.path === null || end.path === pathname) onClose()
    else void navigate(end.path)
  }
  const label = isRunning ? (rate ? 'View Confirmation' : 'View Order') : end.label
  return (
    <Dialog
      open
      title="Booking Your Order!"
      narrow="top-drawer"
      onClose={leave}
      onSubmit={failure ? retry : leave}
      {...(isRunning && { closeRefusal: underWay })}
      footerNote={isRunning ? `Step ${at + 1} of ${steps.length}` : failure && keptText(made)}
      actions={
        <>
          <Button
            key={isRunning ? 'waits' : 'ends'}
            autoFocus={!isRunning && !failure}
            kind={failure || isRunning ? 'secondary' : 'primary'}
            onClick={leave}
            {...(isRunning && { disabledReason: underWay })}
          >
            {label}
          </Button>
          {failure && (
            <Button kind="primary" icon={<RotateCw />} autoFocus onClick={retry}>
              Retry
            </Button>
          )}
        </>
      }
    >
      {rate && <RateHead rate={rate} />}
      <StepList progress={progress} freight={freight} carrierName={rate?.carrierName ?? null} />
      <BookingGuard made={made} isRunning={isRunning} failure={failure} />
    </Dialog>
  )
}

/** BOOK-14: what a retry goes on from. */
function keptText({ order, shipment }: Made): string | null {
  if (shipment) return 'Order and shipment are kept.'
  return order && 'The order is kept.'
}
