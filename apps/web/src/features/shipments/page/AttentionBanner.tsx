import { askAboutBooking, resolveBooking } from '@lanewise/contract/booking'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { attentionReasons } from '@lanewise/domain/shipments/attention'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useAskAboutBooking } from '#features/shipments/shipments.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

const ResolveBooking = lazyDialog(
  async () => (await import('#features/shipments/dialogs/ResolveBooking.tsx')).ResolveBooking,
)

/** Reason and time since which the shipment needs attention, with the available actions. (DEF-54) */
export function AttentionBanner({ shipment }: { shipment: ShipmentInformation }) {
  const { attention, shipmentNumber } = shipment
  if (!attention) return null
  return (
    <Alert tone="risk" title={`Needs attention: ${attentionReasons[attention.reason]}`}>
      <p>{attention.message}</p>
      <Since>Since {dateTimeHere(attention.since)}</Since>
      {attention.reason === 'BookingTimedOut' && <Unanswered shipmentNumber={shipmentNumber} />}
    </Alert>
  )
}

/** Actions for a booking to which the partner did not respond: ask again, or record the outcome. */
function Unanswered({ shipmentNumber }: { shipmentNumber: string }) {
  const [isResolving, setResolving] = useState(false)
  const noAsk = useRefusalOf(askAboutBooking)
  const noResolve = useRefusalOf(resolveBooking)
  const { ask, isAsking } = useAskPartner(shipmentNumber)
  return (
    <Buttons>
      <Button loading={isAsking} {...(noAsk && { disabledReason: noAsk })} onClick={() => void ask()}>
        Ask the partner again
      </Button>
      <Button {...(noResolve && { disabledReason: noResolve })} onClick={() => setResolving(true)}>
        Resolve
      </Button>
      {isResolving && <ResolveBooking shipmentNumber={shipmentNumber} onClose={() => setResolving(false)} />}
    </Buttons>
  )
}

function useAskPartner(shipmentNumber: string) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useAskAboutBooking()
  const ask = async () => {
    try {
      const { state, message } = await mutateAsync({ params: { shipmentNumber } })
      if (state === 'Booked') snackbar.success(message)
      else if (state === 'Refused') snackbar.error(message)
      else snackbar.info(message)
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return { ask, isAsking: isPending }
}

const Since = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '8px 0 4px' })
