import { CallError } from '@lanewise/client/call-error'
import { QueryClient } from '@tanstack/react-query'

/** A rejected call is not retried. A call without a response is retried once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => !(error instanceof CallError && error.status < 500) && failures < 1,
      },
    },
  })
