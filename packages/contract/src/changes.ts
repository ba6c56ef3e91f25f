import { z } from 'zod'
import { operation } from './operation.ts'

export const ChangeNotice = z.object({ id: z.string(), date: z.iso.date(), title: z.string(), text: z.string() })
export type ChangeNotice = z.output<typeof ChangeNotice>

export const getChangeNotices = operation({
  name: 'getChangeNotices',
  summary: 'What is new in the product, newest first',
  method: 'GET',
  path: '/changes',
  permission: 'signed-in',
  query: z.strictObject({ only: z.enum(['newest'], 'Write newest, or leave it out').optional() }),
  answer: z.array(ChangeNotice),
})
