import type { FormStop } from '@lanewise/contract/order-payload'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDraft } from '#features/orders/form/order-form.tsx'
import { randomUuid } from '#platform/query/random-uuid.ts'
import type { ChangeStops, StopsForm } from './stops-form.ts'

/** Gives each stop a key that stays the same while stops are added and removed before it. */
export function useStopKeys(change: ChangeStops) {
  const count = useDraft(({ stops }) => stops.length)
  const [keys, setKeys] = useState(() => newKeys(count))
  // Another order or a draft has replaced this one.
  if (keys.length !== count) setKeys(newKeys(count))
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  }, [keys])
  const form = useMemo((): StopsForm => {
    const indexOf = (key: string) => latest.current.indexOf(key)
    const changeStop = (key: string, make: (stop: FormStop) => FormStop) =>
      change((now) => now.map((stop, index) => (index === indexOf(key) ? make(stop) : stop)))
    return { keys, change, changeStop, indexOf }
  }, [keys, change])
  return {
    form,
    insertKey: (index: number): string => {
      const key = randomUuid()
      setKeys(keys.toSpliced(index, 0, key))
      return key
    },
    removeKey: (index: number) => setKeys(keys.toSpliced(index, 1)),
  }
}

const newKeys = (count: number): readonly string[] => Array.from({ length: count }, randomUuid)
