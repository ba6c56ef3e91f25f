import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

/** Layout of the rows of a list, with the values used in local storage. */
export type ListView = 'cardView' | 'tableView'

/** The list layout stored in this browser, for example under `carrierViewPref`. */
export function useStoredView(key: string, usual: ListView = 'tableView') {
  const [view, setView] = useState(() => readStored(key, z.enum(['cardView', 'tableView']), usual))
  const choose = (chosen: ListView) => {
    writeStored(key, chosen)
    setView(chosen)
  }
  return [view, choose] as const
}
