import { type EnteredReference, newReference, type ReferenceType } from '@lanewise/domain/orders/reference-types'
import { styled } from '@mui/material/styles'
import { Plus, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import { TextInput } from '#ui/form/TextInput.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Reference numbers of the order, each a cell of the grid around them. Those required by the company or the order type cannot be removed. */
export function ReferenceNumbers() {
  const { change } = useOrderForm()
  const references = useDraft(({ referenceNumbers }) =>
    referenceNumbers.map(({ typeId, label, isRequired }) => ({ typeId, label, isRequired })),
  )
  const remove = (index: number) =>
    change((draft) => ({ ...draft, referenceNumbers: draft.referenceNumbers.toSpliced(index, 1) }))
  return (
    <>
      {references.map((reference, index) => (
        <Reference
          // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may stand there twice, so a number is known by its place
          key={`${reference.typeId} ${index}`}
          reference={reference}
          name={`referenceNumbers.${index}.value`}
          onRemove={() => remove(index)}
        />
      ))}
    </>
  )
}

export function AddReference() {
  const { inputs, change } = useOrderForm()
  if (useLock() !== undefined) return null
  const add = (typeId: ReferenceType, label: string) =>
    change((draft) => ({
      ...draft,
      referenceNumbers: [...draft.referenceNumbers, { ...newReference(typeId, false), label }],
    }))
  return (
    <Add>
      <MenuButton
        label="Add reference number"
        icon={<Plus />}
        items={inputs.references.order.map(({ typeId, label }) => ({ label, onSelect: () => add(typeId, label) }))}
      />
    </Add>
  )
}

type ReferenceProps = { reference: Pick<EnteredReference, 'label' | 'isRequired'>; name: string; onRemove: () => void }

function Reference({ reference: { label, isRequired }, name, onRemove }: ReferenceProps) {
  const { field, fieldState } = useController({ name })
  const isFixed = useLock() !== undefined || isRequired
  const wrong = fieldState.error?.message
  return (
    <Field label={label} required={isRequired} {...(wrong && { error: wrong })}>
      <TextInput
        name={name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        maxLength={100}
        ref={field.ref}
        {...(!isFixed && {
          suffix: <IconButton label={`Remove ${label}`} icon={<X />} size="small" onClick={onRemove} />,
        })}
      />
    </Field>
  )
}

/** Aligned with the inputs, and in two columns, because one is too narrow for the button. */
const Add = styled('div')({ gridColumn: 'span 2', paddingTop: 20, [TOUCH]: { paddingTop: 0 } })
