import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Locked } from '#features/orders/form/order-form.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { useMinWidth } from '#ui/use-media.ts'
import { LoadStyle, More, Notes, WarehouseId } from './parts/fields.tsx'
import { ReferenceRows } from './parts/ReferenceRows.tsx'
import { ContactField } from './place/ContactField.tsx'
import { LocationField } from './place/LocationField.tsx'
import { type StopProps, useIsPair, useStop } from './stops-form.ts'
import { AppointmentFields } from './time/AppointmentFields.tsx'
import { TimeFields } from './time/TimeFields.tsx'

/** From 1024 px all fields are visible. Below that, rarely used ones are behind "More". (STOP-9, STOP-10) */
export function StopFields({ stopKey, isAdded }: StopProps & { isAdded: boolean }) {
  const isPair = useIsPair()
  const isWide = useMinWidth(breakpoints.w1024)
  const location = (
    <FieldPart stopKey={stopKey} part="location" field="location">
      <LocationField stopKey={stopKey} autoFocus={isAdded} />
    </FieldPart>
  )
  const style = (
    <FieldPart stopKey={stopKey} part="style" field="loadStyle">
      <LoadStyle stopKey={stopKey} />
    </FieldPart>
  )
  const more = (
    <More isFolded={!isWide}>
      <FieldPart stopKey={stopKey} part="warehouse" field="ediCode">
        <WarehouseId stopKey={stopKey} />
      </FieldPart>
      <FieldPart stopKey={stopKey} part="contact" field="contact">
        <ContactField stopKey={stopKey} />
      </FieldPart>
    </More>
  )
  const notes = (
    <FieldPart stopKey={stopKey} part="notes" field="notes">
      <Notes stopKey={stopKey} />
    </FieldPart>
  )
  if (isPair)
    return (
      <Fields data-layout="half">
        {location}
        <Times stopKey={stopKey} />
        <Appointment stopKey={stopKey} />
        {style}
        {more}
        {notes}
        <References stopKey={stopKey} />
      </Fields>
    )
  return (
    <Fields data-layout={isWide ? 'wide' : undefined}>
      {location}
      {style}
      {more}
      <Times stopKey={stopKey} />
      {notes}
      <Appointment stopKey={stopKey} />
      <References stopKey={stopKey} />
    </Fields>
  )
}

type FieldPartProps = StopProps & { part: string; field: string; children: ReactNode }

function FieldPart({ stopKey, part, field, children }: FieldPartProps) {
  const path = useStop(stopKey).nameOf(field)
  return (
    <Part data-part={part} data-field={path}>
      <Locked field={path}>{children}</Locked>
    </Part>
  )
}

const Times = ({ stopKey }: StopProps) => (
  <Locked field={useStop(stopKey).nameOf('baseDate')}>
    <TimeFields stopKey={stopKey} />
  </Locked>
)

const Appointment = ({ stopKey }: StopProps) => (
  <Locked field={useStop(stopKey).nameOf('appointmentDate')}>
    <AppointmentFields stopKey={stopKey} />
  </Locked>
)

const References = ({ stopKey }: StopProps) => (
  <Part data-part="references">
    <Locked field={useStop(stopKey).nameOf('referenceNumbers')}>
      <ReferenceRows stopKey={stopKey} />
    </Locked>
  </Part>
)

const span = (columns: number) => ({ gridColumn: `span ${columns}` })

/** Rows of a stop that fills the form. */
const wide = {
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  '& > [data-part="location"]': span(9),
  '& > [data-part="style"]': span(4),
  '& [data-part="warehouse"]': span(5),
  '& [data-part="contact"]': span(6),
  '& > [data-part="date"]': span(5),
  '& > [data-part="time"]': span(4),
  '& > [data-part="mark"]': span(11),
  '& > [data-part="notes"]': span(11),
}

/** Rows of a stop beside another one. The mark of the appointment stands below its row. */
const half = {
  gridTemplateColumns: 'repeat(26, minmax(0, 1fr))',
  columnGap: 8,
  '& > [data-part="date"], & [data-part="warehouse"]': span(10),
  '& > [data-part="time"], & > [data-part="style"]': span(8),
  '& [data-part="contact"]': span(16),
  '& > [data-part="mark"]': { gridColumn: '1 / -1' },
  '& > [data-part="mark"], & > [data-part="more"], & > [data-part="more"] *, & > [data-part="notes"], & > [data-part="references"]':
    { order: 1 },
}

/** On a phone a date has a line for itself. */
const halfOnPhone = {
  '& > [data-part="date"]': { gridColumn: '1 / -1' },
  '& > [data-part="time"], & > [data-part="style"]': span(13),
}

/** Two columns, unless the layout says otherwise. */
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
  padding: 16,
  '& > [data-part="location"], & > [data-part="more"], & > [data-part="notes"], & > [data-part="references"]': {
    gridColumn: '1 / -1',
  },
  '&[data-layout="wide"]': wide,
  '&[data-layout="half"]': half,
  [TOUCH]: { padding: 12, '&[data-layout="half"]': halfOnPhone },
})

const Part = styled('div')({ minWidth: 0 })
