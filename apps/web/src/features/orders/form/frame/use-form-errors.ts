import { useEffect } from 'react'
import { get, useFormState } from 'react-hook-form'
import { draftIssues } from '#features/orders/form/order-draft.ts'
import { shownErrors } from '#features/orders/form/order-errors.ts'
import { type OrderFormContent, useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import {
  placedMessage,
  type Section,
  type SectionId,
  sectionOf,
  sectionsOf,
} from '#features/orders/form/sections/order-sections.ts'

export type PlacedError = { name: string; section: SectionId; text: string }
/** A section with how it stands: something wrong in sight, nothing missing, or still open. */
export type SectionState = Section & { errors: number; state: 'wrong' | 'done' | 'open' }

/** The sections of the order, the errors that are shown, and the ways to them. */
export function useFormErrors() {
  const content = useOrderForm()
  const draft = useDraft()
  const { errors } = useFormState({ control: content.form.control })
  const sections = sectionsOf({ draft, hasQuote: content.hasQuote })
  const shown = placed(shownErrors(errors), sections).map(
    (error): PlacedError => ({ ...error, text: placedMessage(error, draft) }),
  )
  const open = new Set(draftIssues(draft, content.around).map(({ path }) => sectionOf(path.join('.'), sections)))
  const states = sections.map((section): SectionState => {
    const count = shown.filter((error) => error.section === section.id).length
    return { ...section, errors: count, state: count > 0 ? 'wrong' : open.has(section.id) ? 'open' : 'done' }
  })
  const steps = useSteps(shown, content)
  useFocusOnReveal(content)
  return { sections: states, errors: shown, ...steps }
}

/** In the order of the form. */
function placed(errors: ReturnType<typeof shownErrors>, sections: readonly Section[]) {
  const order = sections.map(({ id }) => id)
  return errors
    .map((error) => ({ ...error, section: sectionOf(error.name, sections) }))
    .sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section))
}

/** To the next error and back, round and round, from the one that was last gone to. */
function useSteps(errors: readonly PlacedError[], { revealed, reveal }: OrderFormContent) {
  const step = (by: 1 | -1) => {
    const at = errors.findIndex(({ name }) => name === revealed?.name)
    const next = errors.at((at === -1 ? (by === 1 ? 0 : -1) : at + by) % errors.length)
    if (next) reveal(next.name)
  }
  return { nextError: () => step(1), previousError: () => step(-1) }
}

/** Whatever hides the field has opened by then. */
function useFocusOnReveal({ revealed, form }: OrderFormContent) {
  useEffect(() => {
    if (!revealed) return
    const timer = setTimeout(() => focusField(form, revealed.name))
    return () => clearTimeout(timer)
  }, [revealed, form])
}

/** Puts the focus on a field; what is no single field, such as the items of a stop, says by `data-field` where it stands. */
function focusField(form: OrderFormContent['form'], name: string) {
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
