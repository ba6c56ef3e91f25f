import type { Carrier } from '@lanewise/contract/carrier-fields'
import { releaseCarrier } from '@lanewise/contract/carriers'
import { useReleaseCarrier } from '#features/carriers/carriers.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Banners for what blocks bookings and tenders, and for what only warns. */
export function Banners({ carrier }: { carrier: Carrier }) {
  const { isOnHold, insuranceObstacle, insuranceWarning } = carrier
  return (
    <>
      {isOnHold && <HoldBanner carrier={carrier} />}
      {insuranceObstacle && (
        <Alert tone="late" live title="Insurance expired">
          {insuranceObstacle}
        </Alert>
      )}
      {insuranceWarning && (
        <Alert tone="risk" live>
          {insuranceWarning}
        </Alert>
      )}
    </>
  )
}

function HoldBanner({ carrier }: { carrier: Carrier }) {
  const { carrierId, name, holdReason, heldByName, heldAt } = carrier
  const refusal = useRefusalOf(releaseCarrier)
  const release = useReleaseCarrier()
  const snackbar = useSnackbar()
  const run = async () => {
    try {
      await release.mutateAsync({ params: { carrierId } })
      snackbar.success(`${name} is released`)
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  const by = [heldByName && `by ${heldByName}`, heldAt && dateTimeHere(heldAt)].filter(Boolean).join(', ')
  return (
    <Alert
      tone="late"
      live
      title={`On hold: ${holdReason ?? ''}`}
      action={
        <Button
          size="small"
          loading={release.isPending}
          {...(refusal && { disabledReason: refusal })}
          onClick={() => void run()}
        >
          Release
        </Button>
      }
    >
      Do not book or tender. Put on hold {by}
    </Alert>
  )
}
