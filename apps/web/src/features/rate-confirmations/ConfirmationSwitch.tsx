import { channelText, unreachable } from '@lanewise/domain/booking/rate-confirmation'
import { styled } from '@mui/material/styles'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { attachBill } from './confirmation-text.ts'
import { type ToBook, useConfirmation } from './rate-confirmations.api.ts'

/** Names the recipient of the rate confirmation before the carrier is booked, and turns it off. (DEF-127) */
export function ConfirmationSwitch({ toBook }: { toBook: ToBook | null }) {
  const { recipient, choose } = useConfirmation(toBook)
  if (!recipient) return null
  const { method, carrierName, isWanted, papers } = recipient
  if (method === 'Provider') return <Quiet>{channelText(recipient)}</Quiet>
  if (method === 'None')
    return (
      <Alert tone="risk" live>
        {unreachable(carrierName)}
      </Alert>
    )
  return (
    <Column>
      <Switch
        checked={isWanted}
        onChange={(on) => choose({ isWanted: on })}
        label="Send rate confirmation"
        help={isWanted ? channelText(recipient) : `${carrierName} will not be notified`}
      />
      {isWanted && method === 'Email' && (
        <Checkbox
          checked={papers.includes('BillOfLading')}
          onChange={(on) => choose({ papers: on ? ['BillOfLading'] : [] })}
          label={attachBill}
        />
      )}
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '4px 24px' })

const Quiet = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))
