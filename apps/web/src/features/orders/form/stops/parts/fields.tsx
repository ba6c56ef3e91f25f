import { loadStyles } from '@lanewise/domain/orders/stops/stop'
import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'

export function LoadStyle({ stopKey }: StopProps) {
  const { set, nameOf, leave } = useStop(stopKey)
  const value = useStopValue(stopKey, (stop) => stop.loadStyle)
  return (
    <Field label="Load Style" {...useStopError(stopKey, 'loadStyle')}>
      <Select
        name={nameOf('loadStyle')}
        value={value}
        options={loadStyles.map((style) => ({ value: style, label: style }))}
        onChange={(loadStyle) => set({ loadStyle })}
        onBlur={() => leave('loadStyle')}
      />
    </Field>
  )
}

/** Warehouse ID that the order is sent to. A location with several IDs offers them as options. */
export function WarehouseId({ stopKey }: StopProps) {
  const { set, nameOf, leave } = useStop(stopKey)
  const value = useStopValue(stopKey, (stop) => stop.ediCode)
  const codes = useStopValue(stopKey, (stop) => stop.location?.ediCodes ?? [])
  return (
    <Field
      label="Warehouse ID"
      help={codes.length > 1 ? `Here: ${codes.join(', ')}` : undefined}
      {...useStopError(stopKey, 'ediCode')}
    >
      <TextInput
        name={nameOf('ediCode')}
        maxLength={50}
        value={value}
        onChange={(text) => set({ ediCode: text || null })}
        onBlur={() => leave('ediCode')}
      />
    </Field>
  )
}

export function Notes({ stopKey }: StopProps) {
  const { set, nameOf, leave } = useStop(stopKey)
  const value = useStopValue(stopKey, (stop) => stop.notes)
  return (
    <Field label="Shipping notes" {...useStopError(stopKey, 'notes')}>
      <TextInput
        name={nameOf('notes')}
        rows={1}
        maxLength={4000}
        placeholder="Notes for this stop"
        value={value}
        onChange={(text) => set({ notes: text || null })}
        onBlur={() => leave('notes')}
      />
    </Field>
  )
}

/** Fields behind "More" on small screens. */
export function More({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold data-part="more" data-folded={isFolded || undefined}>
      {isFolded && (
        <Button
          kind="ghost"
          size="small"
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          More
        </Button>
      )}
      <Inner hidden={isFolded && !isOpen} data-folded={isFolded || undefined}>
        {children}
      </Inner>
    </Fold>
  )
}

/** Unfolded, the fields take part in the surrounding layout. */
const Fold = styled('div')({ display: 'contents', '&[data-folded]': { display: 'block' } })

const Inner = styled('div')({
  display: 'contents',
  '&[data-folded]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12, marginTop: 8 },
  '&[hidden]': { display: 'none' },
})
