import { type ReactNode, Suspense, useState } from 'react'

/** Holds back what is not needed yet, code included; once wanted it stays, so that it can close as it opened. */
export function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWanted] = useState(false)
  if (isWanted && !wasWanted) setWanted(true)
  return wasWanted || isWanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
