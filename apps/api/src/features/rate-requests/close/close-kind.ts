import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

const payload = z.object({ requestId: z.uuid(), seconds: z.int().min(0), turn: z.int().min(0) })

/** The end of the time that carriers have; its id follows from the request, so that it comes once. */
export const closeRequest: JobKind<typeof payload> = {
  name: 'rate-requests.close',
  payload,
  attempts: 20,
  key: ({ requestId, turn }) => `${requestId}/${turn}`,
  delay: ({ seconds }) => seconds,
}
