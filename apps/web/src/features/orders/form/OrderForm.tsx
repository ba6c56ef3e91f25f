import { hazmatGaps } from '@lanewise/domain/orders/extra-charges/hazmat-gaps'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import type { Origin } from '#features/booking/index.ts'
import { UnsavedGuard } from '#platform/form/UnsavedGuard.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { useStartFocus } from '#ui/keyboard/use-start-focus.ts'
import { useNarrow } from '#ui/use-media.ts'
import { ExtraChargesDialog } from './extra-charges/ExtraChargesDialog.tsx'
import { FormBody } from './frame/FormBody.tsx'
import { FormErrorsProvider, useFormErrors } from './frame/form-errors.tsx'
import type { OrderInputs } from './order-form.api.ts'
import { type OrderFormContent, OrderFormProvider, useOrderForm } from './order-form.tsx'
import { BookOrder } from './save/BookOrder.tsx'
import { ChangedDialog } from './save/ChangedDialog.tsx'
import { MissingLine } from './save/Missing.tsx'
import { Notices } from './save/Notices.tsx'
import { useStoredDraft } from './save/stored-draft.ts'
import { useSubmit } from './save/use-submit.ts'
import { useVerb } from './save/use-verb.ts'
import { type OrderStart, useOrderContent } from './use-order-content.ts'
import { useRatePrice } from './use-rate-price.ts'

/** Parts of the form that a frame arranges. */
export type OrderFormParts = {
  body: ReactNode
  /** One line that names the fields that are still missing. */
  missing: ReactNode
  submit: () => void
  isSaving: boolean
  isDirty: boolean
  /** Label of the save button. */
  verb: string
  /** Reason why the order cannot be saved: a missing permission, or an order that can no longer be changed. (DEF-58) */
  refusal: string | undefined
}

type OrderFormProps = {
  inputs: OrderInputs
  start: OrderStart
  /** Reloads the edited order and discards the input. */
  onReload?: () => void
  /** Screen that books from the form in its dialog. Without it, the form saves and opens the order page. (ORDER-75) */
  booksFrom?: Origin
  /** Heading and buttons, which differ in each place that shows the form. */
  frame: (parts: OrderFormParts) => ReactNode
}

/** Order form, used as its own screen and as the last step of the quote wizard. */
export function OrderForm({ inputs, start, ...rest }: OrderFormProps) {
  const content = useOrderContent(inputs, start)
  return (
    <OrderFormProvider content={content}>
      <FormErrorsProvider>
        <Framed content={content} start={start} {...rest} />
      </FormErrorsProvider>
    </OrderFormProvider>
  )
}

type FramedProps = Omit<OrderFormProps, 'inputs'> & { content: OrderFormContent }

function Framed({ content, start, onReload = () => {}, booksFrom, frame }: FramedProps) {
  const { isDirty, savedAs, setSaved, setStored } = useLeaving(content)
  const stored = useStoredDraft(content, start.draftName)
  useCompleting(content)
  const onStored = () => {
    stored.forget()
    setStored()
  }
  const onSaved = (orderNumber: string) => {
    onStored()
    setSaved(orderNumber)
  }
  const saving = useSubmit({ content, start, isInDialog: booksFrom !== undefined, onSaved })
  const price = useRatePrice()
  const { verb, refusal } = useVerb({
    isEdited: start.edited !== null,
    isBooked: booksFrom !== undefined && content.hasQuote,
    amount: price?.shown.amount ?? null,
  })
  const [isShowing, setShowing] = useState(false)
  const submit = () => void saving.submit()
  const outdated = saving.newest === null ? null : { onReload, onShow: () => setShowing(true) }
  const notices = (
    <Notices
      stored={stored}
      trouble={saving.trouble}
      isSaving={saving.isSaving}
      onRetry={submit}
      outdated={outdated}
      status={start.edited?.status ?? null}
    />
  )
  const body = <FormBody notices={notices} />
  return (
    <>
      {frame({
        body,
        missing: <MissingLine />,
        submit,
        isSaving: saving.isSaving || savedAs !== null,
        isDirty,
        verb,
        refusal: refusal ?? content.lockOf('specialInstructions'),
      })}
      <NextErrorKey />
      <FirstMissing />
      {saving.isAsking && (
        <ExtraChargesDialog
          charges={saving.charges}
          verb={verb}
          isSaving={saving.isSaving}
          onSave={() => void saving.save()}
          onClose={saving.stopAsking}
        />
      )}
      {saving.isBooking && booksFrom && <BookOrder saving={saving} origin={booksFrom} onCreated={onStored} />}
      {isShowing && saving.newest !== null && start.edited && (
        <ChangedDialog
          orderId={start.edited.orderId}
          since={saving.version}
          newest={saving.newest}
          onReload={onReload}
          onKeepMine={() => {
            saving.goOn()
            setShowing(false)
          }}
          onClose={() => setShowing(false)}
        />
      )}
      {/* The booking dialog has its own guard, and a router supports only one. */}
      {!saving.isBooking && <UnsavedGuard isDirty={isDirty} />}
    </>
  )
}

/** The link of a refused booking opens the form at what the hazmat lacks. */
function useCompleting({ form, reveal }: OrderFormContent) {
  const [params] = useSearchParams()
  const isCompleting = params.get('complete') === 'hazmat'
  useEffect(() => {
    const [gap] = isCompleting ? hazmatGaps(form.getValues()) : []
    if (gap?.field) reveal(gap.field)
  }, [isCompleting, form, reveal])
}

/** An order from a quote starts at the first field that the quote does not know. */
function FirstMissing() {
  const { missing, nextError } = useFormErrors()
  const { quoted } = useOrderForm()
  const isNarrow = useNarrow()
  useStartFocus(nextError, quoted !== null && !isNarrow && missing.length > 0)
  return null
}

function NextErrorKey() {
  const { errors, missing, nextError } = useFormErrors()
  useHotkey('f8', nextError, { label: 'Next error', enabled: errors.length + missing.length > 0 })
  return null
}

/** Opens the page of the saved order without a question about unsaved changes. (ORDER-75) */
function useLeaving({ form }: OrderFormContent) {
  const { isDirty } = useFormState({ control: form.control })
  const [isStored, setStored] = useState(false)
  const [savedAs, setSaved] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (savedAs !== null) void navigate(`/orders/${savedAs}`)
  }, [savedAs, navigate])
  return { isDirty: isDirty && !isStored, savedAs, setSaved, setStored: () => setStored(true) }
}
