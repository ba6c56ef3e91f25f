import { RotateCw } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { bookingLine, useConfirmation } from '#features/rate-confirmations/index.ts'
import { Button } from '#ui/action/Button.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { BookingGuard } from './BookingGuard.tsx'
import { RateHead, type RateToBook } from './RateHead.tsx'
import { StepList } from './StepList.tsx'
import { endOf, type Made, type Origin, underWay } from './steps.ts'
import { type OrderToBook, useBookingSteps } from './use-booking-steps.ts'

export type BookingDialogProps = {
  order: OrderToBook
  /** Summary of the order's freight in one line. */
  freight: string
  /** Null when only the order is created. (BOOK-12) */
  rate: RateToBook | null
  origin: Origin
  /** Returns the user to the screen that opened the dialog. */
  onClose: () => void
}

/** Dialog that takes an order to the booked shipment, step by step. (BOOK-1) */
export function BookingDialog({ order, freight, rate, origin, onClose }: BookingDialogProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { recipient, choice } = useConfirmation(rate && { rateId: rate.id })
  const progress = useBookingSteps({ order, rateId: rate?.id ?? null, rateConfirmation: choice ?? undefined })
  const { made, failure, isRunning, steps, at, retry } = progress
  const end = endOf(made, origin)
  const leave = () => {
    if (isRunning) return
    // A booking from the order page is already on the target page.
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
      footerNote={isRunning ? `Step ${at + 1} of ${steps.length}` : failure && retainedText(made)}
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
      <StepList
        progress={progress}
        freight={freight}
        carrierName={rate?.carrierName ?? null}
        confirmation={recipient && bookingLine(recipient)}
      />
      <BookingGuard made={made} isRunning={isRunning} failure={failure} />
    </Dialog>
  )
}

/** Text that says what a retry continues from. (BOOK-14) */
function retainedText({ order, shipment }: Made): string | null {
  if (shipment) return 'The order and shipment are saved.'
  return order && 'The order is saved.'
}
