import type { AskableCarrier } from '@lanewise/contract/rate-requests'
import { Checkbox } from '#ui/form/Checkbox.tsx'

type FoundProps = { carrier: AskableCarrier; isChosen: boolean; onChange: (isChosen: boolean) => void }

/** A carrier that can be asked, or why not. */
export function Found({ carrier, isChosen, onChange }: FoundProps) {
  const { name, dotNumber, fits, contacts, obstacle } = carrier
  const refusal = obstacle ?? (contacts.length === 0 ? 'No mail address of this carrier is known' : undefined)
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
