import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { createContext, useContext } from 'react'

/** Keeps the line that is being typed, so that a draft of the form holds it too. */
export type OpenItemKeeper = {
  /** Line that a stored draft was left at. Each new object opens it again. */
  restored: LineItem | null
  /** Receives the line on every change; null when its form has closed. */
  keep: (item: LineItem | null) => void
}

const nobody: OpenItemKeeper = { restored: null, keep: () => {} }

export const OpenItemContext = createContext<OpenItemKeeper>(nobody)
export const useOpenItemKeeper = () => useContext(OpenItemContext)
