import { updateLocation } from '@lanewise/contract/locations'
import { styled } from '@mui/material/styles'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import type { Taken } from './use-save-location.ts'

type TakenAddressProps = {
  taken: Taken
  /** Uses the existing location. Without it only a link to that location is shown. */
  onUse?: () => void
  /** Merges the input into the existing location. (LOCPAGE-3) */
  onMerge: () => void
}

/** A location with this address exists and is offered instead of a second one. */
export function TakenAddress({ taken: { locationNumber, message }, onUse, onMerge }: TakenAddressProps) {
  const refusal = useRefusalOf(updateLocation)
  return (
    <Alert tone="risk" live title={message}>
      <p>Each address can have only one location: use the existing one, or merge the two.</p>
      <Actions ref={(element) => element?.scrollIntoView({ block: 'center' })}>
        {onUse ? (
          <Button size="small" onClick={onUse}>
            Use {locationNumber}
          </Button>
        ) : (
          <Link href={`/locations/${locationNumber}`} target="_blank" rel="noopener">
            Open {locationNumber}
          </Link>
        )}
        <Button size="small" onClick={onMerge} {...(refusal && { disabledReason: refusal })}>
          Merge with {locationNumber}
        </Button>
      </Actions>
    </Alert>
  )
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: '6px 0 2px' })
