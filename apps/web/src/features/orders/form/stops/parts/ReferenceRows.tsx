import { mostReferences } from '@lanewise/contract/order-stop-fields'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import { referenceCategoryOf } from '@lanewise/domain/orders/stops/stop-references'
import { styled } from '@mui/material/styles'
import { Plus, X } from 'lucide-react'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import { TextInput } from '#ui/form/TextInput.tsx'

/** Reference numbers of a stop: those required by its type, and those that the user adds. */
export function ReferenceRows({ stopKey }: StopProps) {
  const { index, set } = useStop(stopKey)
  const { referenceNumbers, type } = useStopValue(stopKey, (stop) => ({
    referenceNumbers: stop.referenceNumbers,
    type: stop.type,
  }))
  const offered = useOrderForm().inputs.references[referenceCategoryOf(type)]
  const isLocked = useLock() !== undefined
  const isFull = referenceNumbers.length >= mostReferences
  const add = ({ label, typeId }: Pick<EnteredReference, 'label' | 'typeId'>) =>
    set({ referenceNumbers: [...referenceNumbers, { label, typeId, value: '', isRequired: false }] })
  return (
    <Rows role="group" aria-label={`Reference numbers of Stop ${index + 1}`}>
      {referenceNumbers.map((reference, at) => (
        <ReferenceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a reference number has no name of its own
          key={at}
          stopKey={stopKey}
          at={at}
          reference={reference}
        />
      ))}
      {offered.length > 0 && !isLocked && (
        <MenuButton
          kind="ghost"
          label="Add reference number"
          icon={<Plus />}
          items={offered.map((choice) => ({ label: choice.label, onSelect: () => add(choice) }))}
          {...(isFull && { disabledReason: `At most ${mostReferences} reference numbers` })}
        />
      )}
    </Rows>
  )
}

function ReferenceRow({ stopKey, at, reference }: StopProps & { at: number; reference: EnteredReference }) {
  const { now, set, nameOf, leave } = useStop(stopKey)
  const { label, value, isRequired } = reference
  const isFixed = useLock() !== undefined || isRequired
  const path = ['referenceNumbers', at, 'value'] as const
  const change = (text: string) =>
    set({ referenceNumbers: now().referenceNumbers.with(at, { ...reference, value: text }) })
  return (
    <Row data-field={nameOf(...path)}>
      <Field label={label} required={isRequired} {...useStopError(stopKey, ...path)}>
        <TextInput
          name={nameOf(...path)}
          maxLength={100}
          value={value}
          onChange={change}
          onBlur={() => leave(...path)}
          suffix={
            isFixed ? undefined : (
              <IconButton
                size="small"
                edge="end"
                label={`Remove ${label}`}
                icon={<X />}
                onClick={() => set({ referenceNumbers: now().referenceNumbers.toSpliced(at, 1) })}
              />
            )
          }
        />
      </Field>
    </Row>
  )
}

const Rows = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 })
const Row = styled('div')({ flex: '1 1 180px', maxWidth: 260, minWidth: 0 })
