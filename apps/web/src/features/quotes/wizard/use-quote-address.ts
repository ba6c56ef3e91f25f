import {
  type QuoteAddress,
  quoteParameters,
  readQuoteAddress,
  writeQuoteAddress,
} from '@lanewise/contract/quote-address'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Wizard state in the address, so that Back, Forward, a reload and a link all preserve it. */
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
    /** Details in the text format of the address. */
    written: parameters.get(quoteParameters.details),
    /** Whether the address names the step that it leads to (QUOTE-17). */
    isNamed: parameters.get(quoteParameters.step) === address.step,
    quoteId: parameters.get('quoteId'),
    go,
  }
}
export type Go = ReturnType<typeof useQuoteAddress>['go']
