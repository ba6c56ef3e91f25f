import type { FormStop } from '@lanewise/contract/order-payload'
import { useEffect, useRef, useState } from 'react'
import type { StopsForm, StopsSetup } from './stops-form.ts'

/** Gives each stop a name that it keeps while others are put in before it or taken out. */
export function useStopKeys(setup: StopsSetup) {
  const { stops, change } = setup
  const [keys, setKeys] = useState<readonly string[]>(() => stops.map(newKey))
  // Another order or a draft has taken the place of this one.
  if (keys.length !== stops.length) setKeys(stops.map(newKey))
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  }, [keys])
  const indexOf = (key: string) => latest.current.indexOf(key)
  const changeStop = (key: string, make: (stop: FormStop) => FormStop) =>
    change((now) => now.map((stop, index) => (index === indexOf(key) ? make(stop) : stop)))
  const form: StopsForm = { ...setup, keys, indexOf, changeStop }
  return {
    form,
    insertKey: (index: number): string => {
      const key = newKey()
      setKeys(keys.toSpliced(index, 0, key))
      return key
    },
    removeKey: (index: number) => setKeys(keys.toSpliced(index, 1)),
  }
}

const newKey = (): string => crypto.randomUUID()
