import { dollarsOrNull } from '@lanewise/contract/money'
import type { RateRequest, RateRequestLine } from '@lanewise/contract/rate-requests'
import { sortLines } from '@lanewise/domain/rate-requests/compare-offers'
import type { linesOf, Recipient, RequestRow } from './rate-requests.queries.ts'

type LineShown = Awaited<ReturnType<typeof linesOf>>[number]

const momentOrNull = (at: Date | null) => at?.toISOString() ?? null

const lineView = (line: LineShown): RateRequestLine => ({
  id: line.id,
  carrierId: line.carrierId,
  carrierName: line.carrierName,
  carrierLogoFileId: line.carrierLogoFileId,
  state: line.state as RateRequestLine['state'],
  sentTo: line.sentTo as Recipient[],
  sentAt: line.sentAt.toISOString(),
  sentBy: line.sentBy,
  openCount: line.openCount,
  lastOpenedAt: momentOrNull(line.lastOpenedAt),
  remindedAt: momentOrNull(line.remindedAt),
  remindedBy: line.remindedBy,
  total: dollarsOrNull(line.totalCents),
  transitDays: line.transitDays,
  note: line.note,
  answeredAt: momentOrNull(line.answeredAt),
  answeredBy: line.answeredBy,
  answeredThrough: line.answeredThrough as RateRequestLine['answeredThrough'],
  isChosen: line.chosenAt !== null,
  chosenAt: momentOrNull(line.chosenAt),
  chosenBy: line.chosenBy,
})

type Beside = { names: ReadonlyMap<string, string>; lines: readonly LineShown[] }

export const requestView = (request: RequestRow, { names, lines }: Beside): RateRequest => ({
  id: request.id,
  state: request.state,
  closeReason: request.closeReason,
  closedAt: momentOrNull(request.closedAt),
  closedBy: request.closedBy,
  replyBy: request.replyBy.toISOString(),
  message: request.message,
  target: dollarsOrNull(request.targetCents),
  createdAt: request.createdAt.toISOString(),
  createdBy: names.get(request.createdBy) ?? '',
  isAutomatic: request.isAutomatic,
  lines: sortLines(lines.filter(({ rateRequestId }) => rateRequestId === request.id).map(lineView)),
})
