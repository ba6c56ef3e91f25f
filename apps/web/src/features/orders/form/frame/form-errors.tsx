import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { get } from 'react-hook-form'
import type { DraftStore } from '#features/orders/form/draft-store.ts'
import type { ShownError } from '#features/orders/form/order-errors.ts'
import { useFormValue, useOrderForm, useRevealed } from '#features/orders/form/order-form.tsx'
import {
  fieldLabel,
  placedMessage,
  type Section,
  type SectionId,
  sectionOf,
  sectionsOf,
} from '#features/orders/form/sections/order-sections.ts'
import type { DraftForm } from '#features/orders/form/use-draft-form.ts'

export type PlacedError = { name: string; section: SectionId; text: string }
/** A field that still keeps the order from being saved, before an error is shown at it. */
export type MissingField = { name: string; label: string }
/** A section with its state: visible errors, complete, or still open. */
export type SectionState = Section & { errors: number; state: 'wrong' | 'done' | 'open' }

type FormErrors = {
  sections: readonly SectionState[]
  /** Visible errors in form order. */
  errors: readonly PlacedError[]
  missing: readonly MissingField[]
  /** Next error; while there is none, the next missing field. */
  nextError: () => void
  previousError: () => void
}

const FormErrorsContext = createContext<FormErrors | null>(null)

/** Computes the sections, the visible errors and the navigation between them once for all parts around the form. */
export function FormErrorsProvider({ children }: { children: ReactNode }) {
  const { form, store, hasQuote, quoted } = useOrderForm()
  const isQuoted = quoted !== null
  const progress = useFormValue(() => located(store, { hasQuote, isQuoted }))
  const value = useMemo(() => {
    const { errors, missing } = progress
    return { ...progress, ...stepsThrough(errors.length > 0 ? errors : missing, store) }
  }, [progress, store])
  useFocusOnReveal(form)
  return <FormErrorsContext value={value}>{children}</FormErrorsContext>
}

export function useFormErrors(): FormErrors {
  const errors = useContext(FormErrorsContext)
  if (!errors) throw new Error('Internal error: a part of the order form stands outside of it')
  return errors
}

type Origin = { hasQuote: boolean; isQuoted: boolean }

function located(store: DraftStore, origin: Origin): Pick<FormErrors, 'sections' | 'errors' | 'missing'> {
  const draft = store.draft()
  const sections = sectionsOf({ draft, ...origin })
  const errors = placed(store.errors(), sections).map(
    ({ name, message, section }): PlacedError => ({ name, section, text: placedMessage({ name, message }, draft) }),
  )
  const issues = store.issues()
  const open = new Set(issues.map(({ path }) => sectionOf(path.join('.'), sections)))
  const states = sections.map(({ id, title }): SectionState => {
    const count = errors.filter((error) => error.section === id).length
    return { id, title, errors: count, state: count > 0 ? 'wrong' : open.has(id) ? 'open' : 'done' }
  })
  const shown = new Set(errors.map(({ name }) => name))
  const hidden = issues
    .map(({ path, message }) => ({ name: path.join('.'), type: 'rule', message }))
    .filter(({ name }) => !shown.has(name))
  const missing = placed(hidden, sections).map(
    ({ name, message }): MissingField => ({ name, label: fieldLabel({ name, message }, draft) }),
  )
  return { sections: states, errors, missing }
}

/** Sorts errors in form order. */
function placed(errors: readonly ShownError[], sections: readonly Section[]) {
  const order = sections.map(({ id }) => id)
  return errors
    .map((error) => ({ ...error, section: sectionOf(error.name, sections) }))
    .sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section))
}

/** Moves to the next or previous error, starting at the one visited last and wrapping around. */
function stepsThrough(errors: readonly { name: string }[], { revealed, reveal }: DraftStore) {
  const step = (by: 1 | -1) => {
    const at = errors.findIndex(({ name }) => name === revealed()?.name)
    const next = errors.at((at === -1 ? (by === 1 ? 0 : -1) : at + by) % errors.length)
    if (next) reveal(next.name)
  }
  return { nextError: () => step(1), previousError: () => step(-1) }
}
/** Moves the focus after everything that hid the field has opened. */
function useFocusOnReveal(form: DraftForm) {
  const revealed = useRevealed()
  useEffect(() => {
    if (!revealed) return
    const timer = setTimeout(() => focusField(form, revealed.name))
    return () => clearTimeout(timer)
  }, [revealed, form])
}

/** Focuses a field. Groups without a single input, such as the items of a stop, are marked by `data-field`. */
function focusField(form: DraftForm, name: string) {
  const field = get(form.control._fields, name) as
    | { _f?: { mount?: boolean; ref?: { focus?: () => void } } }
    | undefined
  if (field?._f?.mount && field._f.ref?.focus) return field._f.ref.focus()
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  const target = place?.querySelector<HTMLElement>(enterable) ?? place?.querySelector<HTMLElement>(focusable) ?? place
  place?.scrollIntoView({ block: 'center' })
  target?.focus()
}

const enterable = 'input:not([disabled], [aria-hidden]), textarea:not([disabled], [aria-hidden])'
const focusable = 'a[href], button:not([disabled]), [tabindex]'
