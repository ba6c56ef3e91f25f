import { type PlainOfKind, plainFields } from '@lanewise/domain/orders/fields'
import { orderLabels } from '@lanewise/domain/orders/labels'
import type { ReactNode } from 'react'
import { TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'

type Props = { name: PlainOfKind<'text'>; required?: boolean; help?: ReactNode }

/** The input of a text of the order, with its label and its length from the description of the field. */
export function PlainText({ name, ...props }: Props) {
  const label = orderLabels[name]
  if (name.endsWith('PhoneNumber')) return <PhoneField name={name} label={label} autoComplete="off" {...props} />
  return <TextField name={name} label={label} maxLength={plainFields[name].most} {...props} />
}
