import { useRecordDetails } from '#features/shipment-rates/shipment-rates.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** The PRO number belongs to the carrier that is booked, so it is recorded after that; without it the booking stands. */
export function useRecordPro(shipmentNumber: string) {
  const { mutateAsync } = useRecordDetails()
  const { error: say } = useSnackbar()
  return async (proNumber: string) => {
    try {
      await mutateAsync({ params: { shipmentNumber }, body: { proNumber } })
    } catch (error) {
      say(`PRO number ${proNumber} was not saved`, { detail: errorText(error) })
    }
  }
}
