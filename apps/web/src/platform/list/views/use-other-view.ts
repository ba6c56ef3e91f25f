import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import type { OtherView } from '#platform/list/list-definition.ts'
import { readStored, writeStored } from '#platform/stored.ts'

const LIST = 'list'

type Other = Pick<OtherView<never>, 'name' | 'stored'> | undefined

/**
 * Switches between the list and its other view. The URL contains `view=map`, so that it can be shared and returned to,
 * unless the choice is stored in the browser.
 */
export function useOtherView(other: Other) {
  const inAddress = useViewInAddress(other?.name)
  const stored = useStoredChoice(other?.stored)
  const { isOther, choose } = stored ?? inAddress
  return { isOther, view: isOther && other ? other.name : LIST, choose }
}
export type ViewChoice = ReturnType<typeof useOtherView>

function useViewInAddress(name: string | undefined) {
  const [params, setParams] = useSearchParams()
  const isOther = name !== undefined && params.get('view') === name
  const choose = useCallback(
    (view: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (view === LIST) next.delete('view')
        else next.set('view', view)
        return next
      }),
    [setParams],
  )
  return { isOther, choose }
}

function useStoredChoice(stored: NonNullable<Other>['stored']) {
  const { key, list, other } = stored ?? { key: '', list: LIST, other: LIST }
  const [choice, keep] = useState(() => readStored(key, z.enum([list, other]), list))
  if (!stored) return null
  const choose = (view: string) => {
    const chosen = view === LIST ? list : other
    writeStored(key, chosen)
    keep(chosen)
  }
  return { isOther: choice === other, choose }
}
