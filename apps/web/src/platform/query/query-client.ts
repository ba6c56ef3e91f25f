import { CallError } from '@lanewise/client/call-error'
import { QueryClient } from '@tanstack/react-query'

/** A refusal is final; a call that got no answer is tried once more. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => !(error instanceof CallError && error.status < 500) && failures < 1,
      },
    },
  })
