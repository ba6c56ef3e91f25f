import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { stopTypes } from '@lanewise/domain/orders/stops/stop'
import { mayChangeStop } from '@lanewise/domain/orders/stops/stop-list'
import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import type { StopActions } from '#features/orders/form/stops/use-stop-list.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { loadText, windowText } from './stop-text.tsx'

type StopToolsProps = StopProps & {
  list: StopActions
  title: string
  wrong: number
  isOpen: boolean
  onToggle: () => void
}

/** Actions on the stop as a whole. (STOP-5) */
export function StopTools({ stopKey, list, title, wrong, isOpen, onToggle }: StopToolsProps) {
  const { index, nameOf } = useStop(stopKey)
  const chosen = useStopValue(stopKey, (stop) => stop.type)
  const isLocked = useOrderForm().lockOf(nameOf('type')) !== undefined
  const isChangeable = useDraft(({ stops, shippingMode }) => mayChangeStop(stops, index, shippingMode))
  const mayChange = !isLocked && isChangeable
  const { error: missing } = useStopError(stopKey, 'type')
  const problems = `${wrong} ${wrong === 1 ? 'problem' : 'problems'}`
  return (
    <>
      {missing && <Missing role="alert">{missing}</Missing>}
      {wrong > 0 && !isOpen && <Chip tone="late">{problems}</Chip>}
      {mayChange && (
        <>
          <span data-field={nameOf('type')}>
            <SegmentedControl
              label={`Type of Stop ${index + 1}`}
              value={chosen ?? ''}
              options={stopTypes.map((type) => ({ value: type, label: type }))}
              onChange={(type) => type && list.setType(index, type)}
            />
          </span>
          <Button
            kind="ghost"
            size="small"
            icon={<Trash2 />}
            aria-label={`Remove Stop ${index + 1}`}
            onClick={() => list.remove(index, title)}
          >
            Remove
          </Button>
        </>
      )}
      <IconButton
        label={`${isOpen ? 'Collapse' : 'Expand'} Stop ${index + 1}`}
        icon={isOpen ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
    </>
  )
}

export function StopSummary({ stopKey }: StopProps) {
  const stop = useStopValue(stopKey, (now) => now)
  const { location, lineItems } = stop
  const when = [windowText(stop), lineItems.length > 0 && loadText(lineItems)].filter(Boolean).join(' · ')
  return (
    <Lines>
      <span>
        {location ? `${shownLocationName(location)}, ${location.city}, ${location.state}` : 'No location chosen'}
      </span>
      {when && <span>{when}</span>}
    </Lines>
  )
}

const Lines = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', columnGap: 12 })
const Missing = styled('span')(({ theme }) => ({ color: theme.vars.palette.late.fg }))
