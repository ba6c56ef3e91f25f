import { unknownError } from '@lanewise/contract/messages'
import { CompleteOrder } from '#features/booking/dialog/CompleteOrder.tsx'
import type { Failure } from '#features/booking/index.ts'
import { Alert } from '#ui/feedback/Alert.tsx'

const unknownBookingError = `${unknownError} Please try again or contact your sales rep.`

export function BookingFailure({ failure }: { failure: Failure }) {
  const { title, errors } = failure
  return (
    <Alert tone="late" live {...(title && { title })}>
      {(errors.length > 0 ? [...new Set(errors)] : [unknownBookingError]).map((error) => (
        <p key={error}>{error}</p>
      ))}
      <CompleteOrder failure={failure} />
    </Alert>
  )
}
