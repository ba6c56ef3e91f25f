import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { OpenItemKeeper } from '#features/line-items/index.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { readStored, writeStored } from '#platform/stored.ts'

const TypedItem = z.custom<LineItem>((value) => typeof value === 'object' && value !== null).nullable()

/**
 * Keeps the line that is being typed in this tab, because the address holds only complete lines. A new quote starts
 * without it.
 */
export function useTypedItem(isNew: boolean): OpenItemKeeper {
  const { id, companyId } = useUser()
  const key = `quoteItem:${companyId}:${id}`
  const [restored] = useState(() => {
    if (isNew) writeStored(key, null, sessionStorage)
    return readStored(key, TypedItem, null, sessionStorage)
  })
  return useMemo(
    () => ({ restored, keep: (item: LineItem | null) => writeStored(key, item, sessionStorage) }),
    [restored, key],
  )
}
