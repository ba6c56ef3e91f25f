import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import type { OrderFormContent } from '#features/orders/form/order-form.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { readStored, writeStored } from '#platform/stored.ts'

/** Milliseconds of typing pause before the draft is stored. */
const PAUSE = 500

const StoredDraft = z.object({
  savedAt: z.iso.datetime(),
  draft: z.custom<OrderDraft>((value) => isDraft(value)),
  /** Lines that were being typed. */
  openItems: z
    .record(
      z.string(),
      z.custom<LineItem>((value) => typeof value === 'object' && value !== null),
    )
    .default({}),
})
export type StoredDraft = z.output<typeof StoredDraft>

/** Drafts stored by an older version of the portal may lack fields, but existing fields must have the right shape. */
const isDraft = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'stops' in value &&
  Array.isArray(value.stops) &&
  'shippingMode' in value

type DraftParts = Pick<OrderFormContent, 'form' | 'openItems'>

/** Draft that survives closing the tab. Each user has one per order, one for a new order, and one per quote. */
export function useStoredDraft({ form, openItems }: DraftParts, name: string) {
  const { id, companyId } = useUser()
  const key = `orderDraft:${companyId}:${id}:${name}`
  const [storedDraft, setStoredDraft] = useState(() => readStored(key, StoredDraft.nullable(), null))
  const isOpen = useRef(storedDraft !== null)
  useKeeping({ form, openItems }, key, isOpen)
  const decide = () => {
    isOpen.current = false
    setStoredDraft(null)
  }
  return {
    /** Stored draft, until the user takes it or discards it. */
    storedDraft,
    takeUp: () => {
      if (!storedDraft) return
      const start = form.getValues()
      form.reset({ ...start, ...storedDraft.draft } as never, { keepDefaultValues: true })
      openItems.restore(storedDraft.openItems)
      decide()
    },
    discard: () => {
      writeStored(key, null)
      decide()
    },
    /** Deletes the draft after the order was saved. */
    forget: () => {
      isOpen.current = true
      writeStored(key, null)
    },
  }
}

/** Stores the input, unless the user has not decided about an older draft yet. */
function useKeeping({ form, openItems }: DraftParts, key: string, isOpen: { current: boolean }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isChanged = false
    const keep = () => {
      if (isOpen.current || !isChanged) return
      writeStored(key, { savedAt: new Date().toISOString(), draft: form.getValues(), openItems: openItems.typed() })
    }
    const keepSoon = () => {
      isChanged = true
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    }
    const end = form.subscribe({ formState: { values: true }, callback: keepSoon })
    const endItems = openItems.subscribe(keepSoon)
    // A tab can be closed right after the last key press, before the pause has passed.
    addEventListener('pagehide', keep)
    return () => {
      end()
      endItems()
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [form, openItems, key, isOpen])
}
