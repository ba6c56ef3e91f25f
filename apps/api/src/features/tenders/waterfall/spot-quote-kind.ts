import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

const payload = z.object({ tenderId: z.uuid() })

/** Spot quote request after a tender that no carrier accepted. The job id derives from the tender. */
export const askSpot: JobKind<typeof payload> = {
  name: 'tenders.spot-quote',
  payload,
  attempts: 5,
  key: ({ tenderId }) => tenderId,
}
