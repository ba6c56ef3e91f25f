import { type RateRequestLine, remindCarriers } from '@lanewise/contract/rate-requests'
import { reminderRefusal } from '@lanewise/domain/rate-requests/rate-request-states'
import { BellRing } from 'lucide-react'
import { useRemindCarriers } from '#features/rate-requests/rate-requests.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type RemindProps = { line: RateRequestLine; shipmentNumber: string }

/** Sends one carrier a reminder. */
export function Remind({ line, shipmentNumber }: RemindProps) {
  const { remind, isRunning } = useRemind(shipmentNumber)
  const refusal = useRefusalOf(remindCarriers)
  const now = useNow()
  const reason = refusal ?? refusalOf(line, now)
  return (
    <Button
      size="small"
      loading={isRunning}
      aria-label={`Remind ${line.carrierName}`}
      {...(reason && { disabledReason: reason })}
      onClick={() => void remind(line.id)}
    >
      Remind
    </Button>
  )
}

type RemindAllProps = { lines: readonly RateRequestLine[]; shipmentNumber: string }

/**
 * Reminds all carriers that have not responded, except those reminded just now. Hidden when only one carrier is left.
 */
export function RemindAll({ lines, shipmentNumber }: RemindAllProps) {
  const { remind, isRunning } = useRemind(shipmentNumber)
  const refusal = useRefusalOf(remindCarriers)
  const now = useNow()
  const open = lines.filter((line) => refusalOf(line, now) === null)
  if (open.length < 2) return null
  return (
    <Button
      kind="ghost"
      size="small"
      icon={<BellRing />}
      loading={isRunning}
      {...(refusal && { disabledReason: refusal })}
      onClick={() => void remind(null)}
    >
      {`Remind all ${open.length}`}
    </Button>
  )
}

const refusalOf = ({ remindedAt, ...line }: RateRequestLine, now: Date) =>
  reminderRefusal({ ...line, remindedAt: remindedAt === null ? null : new Date(remindedAt) }, now)

function useRemind(shipmentNumber: string) {
  const { mutateAsync, isPending } = useRemindCarriers()
  const snackbar = useSnackbar()
  const remind = async (lineId: string | null) => {
    try {
      const { carriers } = await mutateAsync({ params: { shipmentNumber }, body: { lineId } })
      snackbar.success(`${carriers.length === 1 ? carriers[0] : `${carriers.length} carriers`} reminded`)
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return { remind, isRunning: isPending }
}
