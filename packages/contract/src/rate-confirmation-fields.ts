import { confirmationPapers } from '@lanewise/domain/booking/rate-confirmation'
import { z } from 'zod'

export const papers = z
  .array(z.enum(confirmationPapers, 'Choose a paper'))
  .max(confirmationPapers.length, 'Too many papers')

/** Whether and with which papers a booking sends its rate confirmation. The choice is kept with the carrier. (DEF-127) */
export const ConfirmationChoice = z.strictObject({
  isWanted: z.boolean('Answer true or false'),
  papers: papers.default([]),
})
export type ConfirmationChoice = z.output<typeof ConfirmationChoice>
