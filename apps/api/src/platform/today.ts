import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { Context } from './context.ts'

/** DEF-2: the company's own date. */
export const todayOf = ({ now, user }: Pick<Context, 'now' | 'user'>) => zonedDate(now, user.timeZone)
