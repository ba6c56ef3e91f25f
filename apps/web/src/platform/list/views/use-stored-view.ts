import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

/** How the rows of a list look; the words that local storage holds. */
export type ListView = 'cardView' | 'tableView'

/** The look of a list that this browser remembers, for example under `carrierViewPref`. */
export function useStoredView(key: string, usual: ListView = 'tableView') {
  const [view, setView] = useState(() => readStored(key, z.enum(['cardView', 'tableView']), usual))
  const choose = (chosen: ListView) => {
    writeStored(key, chosen)
    setView(chosen)
  }
  return [view, choose] as const
}
