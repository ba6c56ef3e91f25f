import { zodResolver } from '@hookform/resolvers/zod'
import { fieldErrors } from '@lanewise/client/call-error'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { filledIn } from './filled-in.ts'
import { pressEnded } from './press-ended.ts'

export type ContractForm<V extends FieldValues> = UseFormReturn<V>

/** A form validated with the contract's own schema: on blur first, then on each change. */
export function useContractForm<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  values: z.output<S>,
): ContractForm<z.output<S>> {
  const form = useForm<z.output<S>>({
    resolver: checkWith(schema),
    defaultValues: values as DefaultValues<z.output<S>>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  useRecheck(form)
  return form
}

function checkWith<S extends z.ZodType<FieldValues, FieldValues>>(schema: S): Resolver<z.output<S>> {
  const check = zodResolver(schema as never) as unknown as Resolver<z.output<S>>
  return async (...args) => {
    await filledIn()
    const validation = await check(...args)
    await pressEnded()
    return validation
  }
}

/** A rule may read several fields, so fields with errors are validated again whenever any field changes. */
function useRecheck<V extends FieldValues>(form: ContractForm<V>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ errors = {} }) => {
          const wrong = Object.entries(errors).filter(([, error]) => error?.type !== 'server')
          if (wrong.length > 0) void form.trigger(wrong.map(([name]) => name as Path<V>))
        },
      }),
    [form],
  )
}

/** Shows the messages of a rejected save next to their fields. Returns false when the error names no field. */
export function showFieldErrors<V extends FieldValues>(
  form: ContractForm<V>,
  error: unknown,
  rename: Record<string, string> = {},
): boolean {
  const messages = Object.entries(fieldErrors(error)).map(
    ([field, message]) => [rename[field] ?? field, message] as const,
  )
  for (const [field, message] of messages) form.setError(field as Path<V>, { type: 'server', message })
  const [first] = messages
  if (first) form.setFocus(first[0] as Path<V>)
  return first !== undefined
}

type FormProps<V extends FieldValues> = {
  form: ContractForm<V>
  onSubmit: (values: V) => void | Promise<void>
  id?: string
  children: ReactNode
}

/**
 * Form for the fields of a contract. F8 moves to the next error. Enter saves from text fields, but not from pickers.
 */
export function Form<V extends FieldValues>({ form, onSubmit, id, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent) => {
    // A form inside another (a dialog over a page) must not submit both forms.
    event.stopPropagation()
    void form.handleSubmit(onSubmit)(event)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'F8') {
      event.preventDefault()
      focusNextError(element.current)
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && isPicker(event.target)) event.preventDefault()
  }
  return (
    <FormProvider {...form}>
      <Fields ref={element} id={id} noValidate onSubmit={submit} onKeyDown={press}>
        {children}
      </Fields>
    </FormProvider>
  )
}

/** In a picker, Enter selects or opens an option, so it must not save the form as well. */
const isPicker = (target: EventTarget) =>
  target instanceof HTMLInputElement &&
  (target.getAttribute('role') === 'combobox' || pickerTypes.includes(target.type))
const pickerTypes = ['date', 'time', 'checkbox']

/** Scrolling to a field also brings its label and its message into view. */
const Fields = styled('form')({ '& input, & [role="combobox"]': { scrollMarginBlock: '36px 28px' } })

function focusNextError(form: HTMLFormElement | null) {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const current = wrong.indexOf(document.activeElement as HTMLElement)
  wrong[(current + 1) % Math.max(1, wrong.length)]?.focus()
}
