import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import { mostAttempts, usualParts, workThrough } from './work/work-through.ts'

const payload = z.object({ id: z.uuid(), companyId: z.uuid() })

/**
 * Files of one company are processed one after the other, so that the second one detects the orders of the first as
 * duplicates.
 */
export const orderUploadWork = {
  name: 'order-uploads.work',
  payload,
  // One attempt more than the upload itself counts. The last attempt only records that the others were interrupted.
  attempts: mostAttempts + 1,
  key: ({ id }) => `order-uploads.work:${id}`,
  line: ({ companyId }) => `order-uploads.work:${companyId}`,
} as const satisfies JobKind<typeof payload>

/** The orders are saved in parts, so the end of the job has nothing left to save. */
export const uploadWork = (
  engine: RoutingEngine,
  onDone: (ctx: Context, id: string) => Promise<void> = async () => {},
  parts = usualParts,
) =>
  job({
    ...orderUploadWork,
    prepare: (work, { id }) => workThrough(work, { engine, onDone, parts }, id),
    run: async () => undefined,
  })
