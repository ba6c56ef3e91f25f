import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

const payload = z.object({ tenderId: z.uuid() })

/** The question to the spot market that follows a tender which nobody took; its id follows from the tender. */
export const askSpot: JobKind<typeof payload> = {
  name: 'tenders.spot-quote',
  payload,
  attempts: 5,
  key: ({ tenderId }) => tenderId,
}
