import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

const payload = z.object({ offerId: z.uuid(), seconds: z.int().min(0), turn: z.int().min(0) })

/** TENDER-6: the end of the time that a carrier has; its id follows from the offer, so that it comes once. */
export const expireOffer: JobKind<typeof payload> = {
  name: 'tenders.expire',
  payload,
  attempts: 20,
  key: ({ offerId, turn }) => `${offerId}/${turn}`,
  delay: ({ seconds }) => seconds,
}
