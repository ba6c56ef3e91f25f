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

/** A form that checks with the contract's own schema: on blur, then on each change. */
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
  return async (...asked) => {
    await filledIn()
    const found = await check(...asked)
    await pressEnded()
    return found
  }
}

/** A rule may read several fields, so what is shown as wrong is checked again whenever anything changes. */
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

/** Puts the messages of a refused save beside their fields; false when it names none. */
export function showFieldErrors<V extends FieldValues>(
  form: ContractForm<V>,
  error: unknown,
  rename: Record<string, string> = {},
): boolean {
  const found = Object.entries(fieldErrors(error)).map(([field, message]) => [rename[field] ?? field, message] as const)
  for (const [field, message] of found) form.setError(field as Path<V>, { type: 'server', message })
  const [first] = found
  if (first) form.setFocus(first[0] as Path<V>)
  return first !== undefined
}

type FormProps<V extends FieldValues> = {
  form: ContractForm<V>
  onSubmit: (values: V) => void | Promise<void>
  id?: string
  children: ReactNode
}

/** Fields of a contract; F8 goes to the next error, and Enter saves from fields that are typed into, not from pickers. */
export function Form<V extends FieldValues>({ form, onSubmit, id, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent) => {
    // A form inside another (a dialog over a page) must not submit both.
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

/** Where Enter takes a choice or opens one: it must not save the form as well. */
const isPicker = (target: EventTarget) =>
  target instanceof HTMLInputElement &&
  (target.getAttribute('role') === 'combobox' || pickerTypes.includes(target.type))
const pickerTypes = ['date', 'time', 'checkbox']

/** A field that is scrolled to brings its label and its message along. */
const Fields = styled('form')({ '& input, & [role="combobox"]': { scrollMarginBlock: '36px 28px' } })

function focusNextError(form: HTMLFormElement | null) {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const current = wrong.indexOf(document.activeElement as HTMLElement)
  wrong[(current + 1) % Math.max(1, wrong.length)]?.focus()
}
