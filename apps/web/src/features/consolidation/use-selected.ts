import { useSearchParams } from 'react-router'

/** Numbers of the orders that were selected in the list, in the URL: `with=O2,O3`. */
export function useSelected(): readonly string[] {
  const [params] = useSearchParams()
  return params.get('with')?.split(',').filter(Boolean) ?? []
}
