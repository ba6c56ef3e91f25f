import {
  type QuoteAddress,
  quoteParameters,
  readQuoteAddress,
  writeQuoteAddress,
} from '@lanewise/contract/quote-address'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Where the wizard is and what it holds: the address says it, so that Back, Forward, a reload and a link keep it. */
export function useQuoteAddress() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const parameters = useMemo(() => new URLSearchParams(search), [search])
  const address = useMemo(() => readQuoteAddress(parameters), [parameters])
  const go = useCallback(
    async (next: QuoteAddress, options: { replace?: boolean } = {}) => {
      const to = { pathname, search: `?${writeQuoteAddress(next)}` }
      await navigate(to, { ...options, preventScrollReset: options.replace ?? false })
    },
    [navigate, pathname],
  )
  return {
    address,
    /** The details as the address writes them. */
    written: parameters.get(quoteParameters.details),
    /** Whether the address names the step that it leads to (QUOTE-17). */
    isNamed: parameters.get(quoteParameters.step) === address.step,
    quoteId: parameters.get('quoteId'),
    go,
  }
}
export type Go = ReturnType<typeof useQuoteAddress>['go']
