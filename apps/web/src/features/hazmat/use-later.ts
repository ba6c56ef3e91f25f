import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for the pause. */
export function useLater<V>(value: V, pause: number): V {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return later
}
