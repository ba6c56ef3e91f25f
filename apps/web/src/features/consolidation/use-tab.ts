import { useSearchParams } from 'react-router'

/** CONSOL-1: Orders is 0, Stops is 1; which one is open stands in the address. */
export const tabNames = ['Orders', 'Stops'] as const

export function useTab(): [tab: number, open: (tab: number) => void] {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === '1' ? 1 : 0
  const open = (next: number) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (next === 0) after.delete('tab')
      else after.set('tab', String(next))
      return after
    })
  return [tab, open]
}
