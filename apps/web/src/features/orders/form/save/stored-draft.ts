import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import type { DraftForm } from '#features/orders/form/use-draft-form.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { readStored, writeStored } from '#platform/stored.ts'

/** Milliseconds of a pause in typing before the draft is kept. */
const PAUSE = 500

const StoredDraft = z.object({
  savedAt: z.iso.datetime(),
  draft: z.custom<OrderDraft>((value) => isDraft(value)),
})
export type StoredDraft = z.output<typeof StoredDraft>

/** What an older version of the portal kept may lack fields; those that are there must have their shape. */
const isDraft = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'stops' in value &&
  Array.isArray(value.stops) &&
  'shippingMode' in value

/** A draft that survives a closed tab: each user has one for each order, for a new one, and for each quote. */
export function useStoredDraft(form: DraftForm, name: string) {
  const { id, companyId } = useUser()
  const key = `orderDraft:${companyId}:${id}:${name}`
  const [found, setFound] = useState(() => readStored(key, StoredDraft.nullable(), null))
  const isOpen = useRef(found !== null)
  useKeeping(form, key, isOpen)
  const decide = () => {
    isOpen.current = false
    setFound(null)
  }
  return {
    /** What was left behind, until the user has decided about it. */
    found,
    takeUp: () => {
      if (!found) return
      const start = form.getValues()
      form.reset({ ...start, ...found.draft } as never, { keepDefaultValues: true })
      decide()
    },
    discard: () => {
      writeStored(key, null)
      decide()
    },
    /** The order is saved: nothing is left to go on with. */
    forget: () => {
      isOpen.current = true
      writeStored(key, null)
    },
  }
}

/** Keeps what is entered, unless an older draft still waits for the user's decision. */
function useKeeping(form: DraftForm, key: string, isOpen: { current: boolean }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isChanged = false
    const keep = () => {
      if (isOpen.current || !isChanged) return
      writeStored(key, { savedAt: new Date().toISOString(), draft: form.getValues() })
    }
    const end = form.subscribe({
      formState: { values: true },
      callback: () => {
        isChanged = true
        clearTimeout(timer)
        timer = setTimeout(keep, PAUSE)
      },
    })
    // A tab that is closed right after the last key has no pause.
    addEventListener('pagehide', keep)
    return () => {
      end()
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [form, key, isOpen])
}
