import type { FormStop } from '@lanewise/contract/order-payload'
import { stopTitle } from '@lanewise/domain/orders/stops/stop-list'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import type { LineItemsHandle } from '#features/line-items/index.ts'
import { Locked, useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { stopElement } from '#features/orders/form/sections/order-sections.ts'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { DropoffFreight } from './freight/DropoffFreight.tsx'
import { PickupFreight } from './freight/PickupFreight.tsx'
import { pairHead } from './parts/pair-head.ts'
import { StopSummary, StopTools } from './parts/StopHead.tsx'
import { dockText, StopDisc, stopSubtitle } from './parts/stop-text.tsx'
import { StopFields } from './StopFields.tsx'
import { type StopProps, useIsPair, useStop, useStopValue } from './stops-form.ts'
import { useDock } from './time/use-dock.ts'
import { useOpening } from './use-opening.ts'
import type { StopActions } from './use-stop-list.ts'

type StopCardProps = StopProps & { list: StopActions; onItems: (key: string, handle: LineItemsHandle | null) => void }

/** One stop with all of its fields. Collapsed, it shows place, time and load. */
export function StopCard({ stopKey, list, onItems }: StopCardProps) {
  const { index, nameOf } = useStop(stopKey)
  const title = useDraft(({ stops, shippingMode }) => (stops[index] ? stopTitle(stops, index, shippingMode) : ''))
  const type = useStopValue(stopKey, (stop) => stop.type)
  const isPair = useIsPair()
  const isOwn = (name: string) => name.startsWith(`${nameOf()}.`) && !(isPair && name.startsWith(nameOf('lineItems')))
  const { isOpen, wrong, toggle } = useOpening(isOwn, useStartsOpen(stopKey))
  return (
    <Place id={stopElement(index)} tabIndex={-1}>
      <StopFrame
        flush
        {...(isPair && { className: 'pair' })}
        title={
          <Title>
            <StopDisc number={index + 1} type={type} /> {title}
          </Title>
        }
        subtitle={<Subtitle stopKey={stopKey} isOpen={isOpen} />}
        side={<StopTools stopKey={stopKey} list={list} title={title} wrong={wrong} isOpen={isOpen} onToggle={toggle} />}
      >
        <div hidden={!isOpen}>
          <StopFields stopKey={stopKey} isAdded={list.added === stopKey} />
          {!isPair && <StopFreight stopKey={stopKey} onItems={onItems} />}
        </div>
      </StopFrame>
    </Place>
  )
}

function StopFreight({ stopKey, onItems }: StopProps & Pick<StopCardProps, 'onItems'>) {
  const { nameOf } = useStop(stopKey)
  const isDropoff = useStopValue(stopKey, ({ type }) => type === 'Dropoff')
  return (
    <Place data-field={nameOf('lineItems')} tabIndex={-1}>
      <Locked field={nameOf('lineItems')}>
        {isDropoff ? (
          <DropoffFreight stopKey={stopKey} />
        ) : (
          <PickupFreight stopKey={stopKey} ref={(handle) => onItems(stopKey, handle)} />
        )}
      </Locked>
    </Place>
  )
}

/** Location and dock hours of an open stop, or the one-line summary of a collapsed one. */
function Subtitle({ stopKey, isOpen }: StopProps & { isOpen: boolean }) {
  const stop = useStopValue(stopKey, ({ location, baseDate }) => ({ location, baseDate }))
  const dock = useRegisteredDock(stop.location)
  // Beside another stop there is no room for the name, which the field below shows.
  const text = useIsPair() ? dockText : stopSubtitle
  return isOpen ? text(stop, dock?.dockHours ?? []) : <StopSummary stopKey={stopKey} />
}

/** Registers the dock schedule with the form, whose rules check the times of the stops against it. */
function useRegisteredDock(location: FormStop['location']) {
  const { docks } = useOrderForm()
  const dock = useDock(location)
  const number = location?.locationNumber
  useEffect(() => {
    if (number && dock) docks.keep(number, dock)
  }, [number, dock, docks])
  return dock
}

/** On a phone a stop with location and date starts collapsed. */
function useStartsOpen(stopKey: string): boolean {
  const isComplete = useStopValue(
    stopKey,
    ({ location, baseDate, lineItems }) => location !== null && baseDate !== null && lineItems.length > 0,
  )
  const isNarrow = useNarrow()
  return !(isNarrow && isComplete)
}

/** Scroll target of the section list and the error list. */
const Place = styled('div')({ scrollMarginTop: 12, '&:focus': { outline: 'none' } })

const Title = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 })

/** Beside another stop, the chevron stays in the line of the title. */
const StopFrame = styled(Card)({ '&.pair': { height: '100%', '& > div:first-of-type': pairHead } })
