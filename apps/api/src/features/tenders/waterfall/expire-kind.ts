import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

const payload = z.object({ offerId: z.uuid(), seconds: z.int().min(0), turn: z.int().min(0) })

/** Expiry job of an offer. The job id derives from the offer, so that it runs once. (TENDER-6) */
export const expireOffer: JobKind<typeof payload> = {
  name: 'tenders.expire',
  payload,
  attempts: 20,
  key: ({ offerId, turn }) => `${offerId}/${turn}`,
  delay: ({ seconds }) => seconds,
}
