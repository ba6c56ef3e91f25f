import { type ReactNode, Suspense, useState } from 'react'

/**
 * Delays rendering, including the code download, until the children are needed for the first time. They stay mounted
 * afterwards so that a dialog can animate its closing.
 */
export function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWanted] = useState(false)
  if (isWanted && !wasWanted) setWanted(true)
  return wasWanted || isWanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
