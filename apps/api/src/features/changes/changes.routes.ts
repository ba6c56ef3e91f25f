import { type ChangeNotice, getChangeNotices } from '@lanewise/contract/changes'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { bind } from '#platform/http/bind.ts'

/** Notices up to today in the company's time zone; a notice may be written for a later day. */
export const routes = (notices: ChangeNotice[]) => [
  bind(getChangeNotices, ({ ctx: { now, user }, query: { only } }) => {
    const today = zonedDate(now, user.timeZone)
    const published = notices.filter(({ date }) => date <= today)
    return only === 'newest' ? published.slice(0, 1) : published
  }),
]
