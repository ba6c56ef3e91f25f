import type { CloseReason } from '#rate-requests/close-reasons.ts'
import type { AnswerChannel, LineState } from './rate-request-states.ts'

type Line = {
  carrierName: string
  state: LineState
  sentAt: string
  sentBy: string | null
  openCount: number
  lastOpenedAt: string | null
  remindedAt: string | null
  remindedBy: string | null
  total: number | null
  note: string | null
  answeredAt: string | null
  answeredBy: string | null
  answeredThrough: AnswerChannel | null
  chosenAt: string | null
  chosenBy: string | null
}

type Request = {
  createdAt: string
  createdBy: string
  isAutomatic: boolean
  closeReason: CloseReason | null
  closedAt: string | null
  closedBy: string | null
  lines: readonly Line[]
}

/** Event in the history of a rate request. `who` is null when nobody did it or the person is unknown. */
export type RequestStep = { at: string; who: string | null } & (
  | { kind: 'asked' | 'added' | 'reminded'; carriers: readonly string[] }
  | { kind: 'opened'; times: number }
  | { kind: 'offered'; carrier: string; total: number }
  | { kind: 'chosen'; carrier: string; total: number }
  | { kind: 'declined'; carrier: string; note: string | null }
  | { kind: CloseReason }
)

/** Actor shown when the lane sent the request automatically. */
const lane = 'The lane'

/** History of a rate request, newest first. */
export const requestSteps = (request: Request): RequestStep[] =>
  [
    ...sentSteps(request),
    ...together(request.lines, ({ remindedAt }) => remindedAt).map(
      ([at, lines]): RequestStep => ({
        kind: 'reminded',
        at,
        who: lines[0]?.remindedBy ?? null,
        carriers: names(lines),
      }),
    ),
    ...request.lines.flatMap(lineSteps),
    ...closing(request),
  ].sort((one, other) => other.at.localeCompare(one.at))

function sentSteps({ createdAt, createdBy, isAutomatic, lines }: Request): RequestStep[] {
  return together(lines, ({ sentAt }) => sentAt).map(([at, sent]) =>
    at === createdAt
      ? { kind: 'asked', at, who: isAutomatic ? lane : createdBy, carriers: names(sent) }
      : { kind: 'added', at, who: sent[0]?.sentBy ?? null, carriers: names(sent) },
  )
}

function lineSteps(line: Line): RequestStep[] {
  const { carrierName: carrier, lastOpenedAt, openCount, chosenAt, chosenBy, total } = line
  const opened = lastOpenedAt && ({ kind: 'opened', at: lastOpenedAt, who: carrier, times: openCount } as const)
  const chosen =
    chosenAt && total !== null && ({ kind: 'chosen', at: chosenAt, who: chosenBy, carrier, total } as const)
  return [opened, answerOf(line), chosen].filter((step) => step !== null && step !== false && step !== '')
}

/** An answer through the link was given by the carrier. Any other answer was recorded by a user. */
function answerOf(line: Line): RequestStep | null {
  const { carrierName: carrier, state, total, note, answeredAt: at, answeredBy, answeredThrough } = line
  if (at === null || state === 'Pending') return null
  const who = answeredThrough === 'Link' ? carrier : answeredBy
  return state === 'Offered'
    ? { kind: 'offered', at, who, carrier, total: total ?? 0 }
    : { kind: 'declined', at, who, carrier, note }
}

/** The chosen offer closes the request and has a step of its own, so no separate closing step is added. */
function closing({ closeReason: kind, closedAt: at, closedBy: who, lines }: Request): RequestStep[] {
  if (kind === null || at === null) return []
  const isChosen = kind === 'Booked' && lines.some(({ chosenAt }) => chosenAt !== null)
  return isChosen ? [] : [{ kind, at, who }]
}

/** Groups lines by the time at which the same event happened to them. */
function together(lines: readonly Line[], momentOf: (line: Line) => string | null): [string, Line[]][] {
  const moments = new Map<string, Line[]>()
  for (const line of lines) {
    const at = momentOf(line)
    if (at !== null) moments.set(at, [...(moments.get(at) ?? []), line])
  }
  return [...moments]
}

const names = (lines: readonly Line[]) => lines.map(({ carrierName }) => carrierName).sort()
