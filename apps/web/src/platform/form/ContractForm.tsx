import { zodResolver } from '@hookform/resolvers/zod'
import { fieldErrors } from '@lanewise/client/call-error'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef } from 'react'
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

export type ContractForm<V extends FieldValues> = UseFormReturn<V>

/** A form that checks with the contract's own schema: on blur, then on each change. */
export function useContractForm<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  values: z.output<S>,
): ContractForm<z.output<S>> {
  return useForm<z.output<S>>({
    resolver: zodResolver(schema as never) as unknown as Resolver<z.output<S>>,
    defaultValues: values as DefaultValues<z.output<S>>,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
}

/** Puts the messages of a refused save beside their fields. */
export function showFieldErrors<V extends FieldValues>(
  form: ContractForm<V>,
  error: unknown,
  rename: Record<string, string> = {},
) {
  const found = Object.entries(fieldErrors(error)).map(([field, message]) => [rename[field] ?? field, message] as const)
  for (const [field, message] of found) form.setError(field as Path<V>, { type: 'server', message })
  const [first] = found
  if (first) form.setFocus(first[0] as Path<V>)
}

type FormProps<V extends FieldValues> = {
  form: ContractForm<V>
  onSubmit: (values: V) => void
  id?: string
  children: ReactNode
}

/** Fields of a contract; F8 goes to the next error. */
export function Form<V extends FieldValues>({ form, onSubmit, id, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent) => {
    // A form inside another (a dialog over a page) must not submit both.
    event.stopPropagation()
    void form.handleSubmit(onSubmit)(event)
  }
  const nextError = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    focusNextError(element.current)
  }
  return (
    <FormProvider {...form}>
      <form ref={element} id={id} noValidate onSubmit={submit} onKeyDown={nextError}>
        {children}
      </form>
    </FormProvider>
  )
}

function focusNextError(form: HTMLFormElement | null) {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const current = wrong.indexOf(document.activeElement as HTMLElement)
  wrong[(current + 1) % Math.max(1, wrong.length)]?.focus()
}
