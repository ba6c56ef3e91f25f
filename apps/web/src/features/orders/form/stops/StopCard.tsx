import type { FormStop } from '@lanewise/contract/order-payload'
import { stopTitle } from '@lanewise/domain/orders/stops/stop-list'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { LineItemsHandle } from '#features/line-items/index.ts'
import { Locked, useDraft, useFormValue, useOrderForm, useRevealed } from '#features/orders/form/order-form.tsx'
import { stopElement } from '#features/orders/form/sections/order-sections.ts'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'
import { DropoffFreight } from './freight/DropoffFreight.tsx'
import { PickupFreight } from './freight/PickupFreight.tsx'
import { LoadStyle, More, Notes, WarehouseId } from './parts/fields.tsx'
import { ReferenceRows } from './parts/ReferenceRows.tsx'
import { StopSummary, StopTools } from './parts/StopHead.tsx'
import { StopDisc, stopSubtitle } from './parts/stop-text.tsx'
import { ContactField } from './place/ContactField.tsx'
import { LocationField } from './place/LocationField.tsx'
import { type StopProps, useStop, useStopValue } from './stops-form.ts'
import { AppointmentFields } from './time/AppointmentFields.tsx'
import { TimeFields } from './time/TimeFields.tsx'
import { useDock } from './time/use-dock.ts'
import type { StopActions } from './use-stop-list.ts'

type StopCardProps = StopProps & { list: StopActions; onItems: (key: string, handle: LineItemsHandle | null) => void }

/** One stop with all of its fields. Collapsed, it shows place, time and load. */
export function StopCard({ stopKey, list, onItems }: StopCardProps) {
  const { index, nameOf } = useStop(stopKey)
  const type = useStopValue(stopKey, (stop) => stop.type)
  const title = useDraft(({ stops, shippingMode }) => (stops[index] ? stopTitle(stops, index, shippingMode) : ''))
  const wrong = useFormValue(({ errors }) => errors().filter(({ name }) => name.startsWith(`${nameOf()}.`)).length)
  const [isOpen, toggle] = useOpening(stopKey, wrong)
  const isFreightOfPickup = type !== 'Dropoff'
  return (
    <Place id={stopElement(index)} tabIndex={-1}>
      <Card
        flush
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
          <Place data-field={nameOf('lineItems')} tabIndex={-1}>
            <Locked field={nameOf('lineItems')}>
              {isFreightOfPickup ? (
                <PickupFreight stopKey={stopKey} ref={(handle) => onItems(stopKey, handle)} />
              ) : (
                <DropoffFreight stopKey={stopKey} />
              )}
            </Locked>
          </Place>
        </div>
      </Card>
    </Place>
  )
}

/** From 1024 px all fields stand side by side. Below that, rarely used ones are behind "More". (STOP-9, STOP-10) */
function StopFields({ stopKey, isAdded }: StopProps & { isAdded: boolean }) {
  const { nameOf } = useStop(stopKey)
  const isWide = useMinWidth(breakpoints.w1024)
  return (
    <Fields data-wide={isWide || undefined}>
      <Part data-part="location" data-field={nameOf('location')}>
        <Locked field={nameOf('location')}>
          <LocationField stopKey={stopKey} autoFocus={isAdded} />
        </Locked>
      </Part>
      <Part data-part="style" data-field={nameOf('loadStyle')}>
        <Locked field={nameOf('loadStyle')}>
          <LoadStyle stopKey={stopKey} />
        </Locked>
      </Part>
      <More isFolded={!isWide}>
        <Part data-part="warehouse" data-field={nameOf('ediCode')}>
          <Locked field={nameOf('ediCode')}>
            <WarehouseId stopKey={stopKey} />
          </Locked>
        </Part>
        <Part data-part="contact" data-field={nameOf('contact')}>
          <Locked field={nameOf('contact')}>
            <ContactField stopKey={stopKey} />
          </Locked>
        </Part>
      </More>
      <Locked field={nameOf('baseDate')}>
        <TimeFields stopKey={stopKey} />
      </Locked>
      <Part data-part="notes" data-field={nameOf('notes')}>
        <Locked field={nameOf('notes')}>
          <Notes stopKey={stopKey} />
        </Locked>
      </Part>
      <Locked field={nameOf('appointmentDate')}>
        <AppointmentFields stopKey={stopKey} />
      </Locked>
      <Part data-part="references">
        <Locked field={nameOf('referenceNumbers')}>
          <ReferenceRows stopKey={stopKey} />
        </Locked>
      </Part>
    </Fields>
  )
}

/** Location and dock hours of an open stop, or the one-line summary of a collapsed one. */
function Subtitle({ stopKey, isOpen }: StopProps & { isOpen: boolean }) {
  const stop = useStopValue(stopKey, ({ location, baseDate }) => ({ location, baseDate }))
  const dock = useRegisteredDock(stop.location)
  return isOpen ? stopSubtitle(stop, dock?.dockHours ?? []) : <StopSummary stopKey={stopKey} />
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

/** Opens a stop when an error appears in it, and when one of its fields is revealed. */
function useOpening(stopKey: string, wrong: number) {
  const { nameOf } = useStop(stopKey)
  const revealed = useRevealed(`${nameOf()}.`)
  const [isOpen, setOpen] = useState(useStartsOpen(stopKey))
  const [before, setBefore] = useState({ wrong, revealed })
  if (before.wrong !== wrong || before.revealed !== revealed) {
    setBefore({ wrong, revealed })
    const isWanted = revealed !== null && before.revealed !== revealed
    if (wrong > before.wrong || isWanted) setOpen(true)
  }
  return [isOpen, () => setOpen(!isOpen)] as const
}

/** Scroll target of the section list and the error list. */
const Place = styled('div')({ scrollMarginTop: 12, '&:focus': { outline: 'none' } })

const Title = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 })

/** Twelve columns on a wide screen, two below. */
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
  padding: 16,
  '& > [data-part="location"], & > [data-part="more"], & > [data-part="notes"], & > [data-part="references"]': {
    gridColumn: '1 / -1',
  },
  '&[data-wide]': {
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    '& > [data-part="location"]': { gridColumn: 'span 9' },
    '& > [data-part="style"]': { gridColumn: 'span 4' },
    '& [data-part="warehouse"]': { gridColumn: 'span 5' },
    '& [data-part="contact"]': { gridColumn: 'span 6' },
    '& > [data-part="date"]': { gridColumn: 'span 5' },
    '& > [data-part="time"]': { gridColumn: 'span 4' },
    '& > [data-part="mark"]': { gridColumn: 'span 11' },
    '& > [data-part="notes"]': { gridColumn: 'span 11' },
  },
  [TOUCH]: { padding: 12 },
})

const Part = styled('div')({ minWidth: 0 })
