import { z } from 'zod'

/** A field that two users changed to different values, both as display text and as the API value. (DEF-123) */
export const FieldConflict = z.object({
  field: z.string(),
  label: z.string(),
  mine: z.string().nullable(),
  theirs: z.string().nullable(),
  mineValue: z.unknown(),
  theirsValue: z.unknown(),
  changedBy: z.string(),
})
export type FieldConflict = z.output<typeof FieldConflict>

/** RFC 9457 problem details; `message` repeats `detail`, `modelState` names field paths. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  message: z.string(),
  requestId: z.string().optional(),
  isSuccess: z.literal(false),
  modelState: z.record(z.string(), z.array(z.string())).optional(),
  conflicts: z.array(FieldConflict).optional(),
  /** Current version of the record when a save was rejected as outdated. */
  version: z.int().optional(),
  /** Number of the existing record when a duplicate was rejected. */
  existingNumber: z.string().optional(),
  /** Number of the order that must be completed first. */
  orderNumber: z.string().optional(),
})
export type Problem = z.output<typeof Problem>

export const problemTitles: Record<number, string> = {
  400: 'Invalid input',
  401: 'Not signed in',
  403: 'Not permitted',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Cannot be processed',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
}

export const problemBody = (status: number, detail: string, extra: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  title: problemTitles[status] ?? 'Error',
  status,
  detail,
  message: detail,
  isSuccess: false,
  ...extra,
})

/** Schema issues as field path → messages; issues that belong to no field have an empty path. */
export function modelStateOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const state: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const key = path.map(String).join('.')
    const messages = state[key] ?? []
    if (!messages.includes(message)) state[key] = [...messages, message]
  }
  return state
}
