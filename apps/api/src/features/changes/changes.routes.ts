import { type ChangeNotice, getChangeNotices } from '@lanewise/contract/changes'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { bind } from '#platform/http/bind.ts'

/** Notices up to today in the company's time zone; a notice may be written for a later day. */
export const routes = (notices: ChangeNotice[]) => [
  bind(getChangeNotices, ({ ctx: { now, user } }) => {
    const today = zonedDate(now, user.timeZone)
    return notices.filter(({ date }) => date <= today)
  }),
]
