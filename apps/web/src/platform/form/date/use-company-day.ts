import { zonedDate } from '@lanewise/domain/shared/calendar'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { useNow } from '#platform/use-now.ts'

/** Today's date in the time zone of the user's company. (DEF-2) */
export const useCompanyDay = (): string => zonedDate(useNow(), useUser().timeZone)
