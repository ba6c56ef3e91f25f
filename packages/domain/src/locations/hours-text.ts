import { allDayHours, type DockDay, isKnownDay, settledDay, unknownDay } from './dock-hours.ts'

/** Dock time as displayed: 08:00:00 as 08:00, and the last second of a day as 23:59. */
export const shownTime = (time: string): string => time.slice(0, 5)

/** Picked time in its stored form: 08:00 as 08:00:00; the last minute of a day means its end. */
export const storedTime = (picked: string): string =>
  picked === shownTime(allDayHours.endTime) ? allDayHours.endTime : `${picked}:00`

/** Display text for the hours of a day: 08:00–17:00, Closed, 24 hours, or null if unknown. */
export function hoursText(day: DockDay): string | null {
  if (!isKnownDay(day)) return null
  if (day.isClosed) return 'Closed'
  return day.isTwentyFourHour ? '24 hours' : `${shownTime(day.startTime)}–${shownTime(day.endTime)}`
}

/** Hours of a day as exported to a file: 08:00-17:00, Closed, 24h, or blank if unknown. */
export function hoursInFile(day: DockDay): string {
  if (!isKnownDay(day)) return ''
  if (day.isClosed) return 'Closed'
  return day.isTwentyFourHour ? '24h' : `${fileTime(day.startTime)}-${fileTime(day.endTime)}`
}

/** Hours of a day parsed from a file cell; null if the cell is not valid. */
export function hoursFromFile(dayOfWeek: number, cell: string): DockDay | null {
  const text = cell.trim().toLowerCase()
  const day = unknownDay(dayOfWeek)
  if (text === '') return day
  if (text === 'closed') return settledDay({ ...day, isClosed: true })
  if (/^24 ?h(ou)?r?s?$/.test(text)) return settledDay({ ...day, isTwentyFourHour: true })
  const [, start, end] = /^([\d:]+)\s*[-–]\s*([\d:]+)$/.exec(text) ?? []
  const [startTime, endTime] = [timeIn(start ?? ''), timeIn(end ?? '')]
  return startTime && endTime ? { ...day, startTime, endTime } : null
}

export const hoursForm = 'Write hours as 08:00-17:00, Closed or 24h, or leave the cell empty'

const fileTime = (time: string) => (time.endsWith(':00') ? time.slice(0, 5) : time)

/** Parses 8:00, 08:00 or 08:00:00 as 08:00:00; 24:00 is the end of the day. */
function timeIn(text: string): string | null {
  const [, hour = '', minute = '', second = '00'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? []
  if (hour === '24' && minute === '00' && second === '00') return allDayHours.endTime
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}:${second}`
}
