import { type Commodity, createCommodity } from '@lanewise/contract/commodities'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRefusalOf } from '#platform/allowed.tsx'

export type Opened = 'add' | 'import' | { edit: Commodity } | null

/** Which dialog is open; `?add=single` opens the one for adding, as the dashboard asks for it, and leaves the address. */
export function useOpened() {
  const [params, setParams] = useSearchParams()
  const isAsked = params.get('add') === 'single'
  const mayAdd = useRefusalOf(createCommodity) === undefined
  const [opened, open] = useState<Opened>(null)
  useEffect(() => {
    if (!isAsked) return
    if (mayAdd) open('add')
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('add')
        return next
      },
      { replace: true },
    )
  }, [isAsked, mayAdd, setParams])
  return [opened, open] as const
}
