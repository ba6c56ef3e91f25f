import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

const payload = z.object({ confirmationId: z.uuid(), shipmentId: z.uuid() })

/** The papers are drawn after the booking, so that no booking waits for them. */
export const mailConfirmation: JobKind<typeof payload> = {
  name: 'rate-confirmations.mail',
  payload,
  attempts: 20,
  key: ({ confirmationId }) => confirmationId,
  line: ({ shipmentId }) => shipmentId,
}
