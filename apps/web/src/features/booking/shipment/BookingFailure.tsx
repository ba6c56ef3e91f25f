import { unknownError } from '@lanewise/contract/messages'
import type { Failure } from '#features/booking/index.ts'
import { Alert } from '#ui/feedback/Alert.tsx'

const unknownBookingError = `${unknownError} Please try again or contact your sales rep.`

export function BookingFailure({ failure: { title, errors } }: { failure: Failure }) {
  return (
    <Alert tone="late" live {...(title && { title })}>
      {(errors.length > 0 ? [...new Set(errors)] : [unknownBookingError]).map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Alert>
  )
}
