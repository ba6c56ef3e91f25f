import type { saveConsolidation } from '@lanewise/contract/consolidation'
import type { CallInput } from '@lanewise/contract/operation'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { shipmentPath } from '#features/booking/index.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { useSender } from '#platform/form/save/use-sender.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useSaveConsolidation } from './consolidation.api.ts'

type Body = CallInput<typeof saveConsolidation>['body']

/** Saves the load and opens its shipment, or the order for users who cannot view shipments. (CONSOL-6) */
export function useSaveLoad(orderNumber: string) {
  const { mutateAsync } = useSaveConsolidation()
  const { send, isSending, trouble } = useSender()
  const snackbar = useSnackbar()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isSaved, leave } = useLeaving(orderNumber)
  const save = async (body: Body) => {
    setRefusal(null)
    const outcome = await send(JSON.stringify(body), (options) =>
      mutateAsync({ params: { orderNumber }, body, options }),
    )
    if (outcome.kind === 'refused') setRefusal(errorText(outcome.error))
    if (outcome.kind !== 'answered') return
    const { shipmentNumber, shipmentStatus } = outcome.answer
    const isVoided = shipmentStatus === -1
    snackbar.success(isVoided ? `Shipment ${shipmentNumber} voided` : `Shipment ${shipmentNumber} saved`)
    leave(isVoided ? null : shipmentNumber)
  }
  return { save, isSaving: isSending, trouble, refusal, forget: () => setRefusal(null), isSaved }
}

/** Navigates once the screen knows that there are no unsaved changes. */
function useLeaving(orderNumber: string) {
  const navigate = useNavigate()
  const maySee = useDisabledReason({ permissions: ['ViewShipment'] }) === undefined
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    if (path) void navigate(path)
  }, [path, navigate])
  const leave = (shipmentNumber: string | null) =>
    setPath(shipmentNumber && maySee ? shipmentPath(shipmentNumber) : `/orders/${encodeURIComponent(orderNumber)}`)
  return { isSaved: path !== null, leave }
}
