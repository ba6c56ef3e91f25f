import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

const payload = z.object({ requestId: z.uuid(), seconds: z.int().min(0), turn: z.int().min(0) })

/** Closing job at the end of the reply time. The job id derives from the request, so that it runs once. */
export const closeRequest: JobKind<typeof payload> = {
  name: 'rate-requests.close',
  payload,
  attempts: 20,
  key: ({ requestId, turn }) => `${requestId}/${turn}`,
  delay: ({ seconds }) => seconds,
}
