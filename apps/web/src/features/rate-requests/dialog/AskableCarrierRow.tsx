import type { AskableCarrier } from '@lanewise/contract/rate-requests'
import { Checkbox } from '#ui/form/Checkbox.tsx'

type AskableCarrierRowProps = {
  carrier: AskableCarrier
  isRequested: boolean
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** A carrier with a checkbox, or the reason why it cannot receive the request. */
export function AskableCarrierRow({ carrier, isRequested, isChosen, onChange }: AskableCarrierRowProps) {
  const { name, dotNumber, fits, contacts, obstacle } = carrier
  const unknown = contacts.length === 0 ? 'No email address on file for this carrier' : undefined
  const refusal = isRequested ? 'Already asked' : (obstacle ?? unknown)
  const details = [dotNumber && `DOT ${dotNumber}`, !fits && 'other mode or equipment'].filter(Boolean)
  return (
    <li>
      <Checkbox
        checked={isChosen}
        onChange={onChange}
        {...(refusal && { disabledReason: refusal })}
        label={
          <>
            <b>{name}</b>
            <small>{refusal ?? details.join(' · ')}</small>
          </>
        }
      />
    </li>
  )
}
