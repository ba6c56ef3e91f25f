import { useSearchParams } from 'react-router'

/** Tab 0 is Orders, tab 1 is Stops. The URL holds the open tab. (CONSOL-1) */
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
