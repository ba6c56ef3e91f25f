const MINUTES = 24 * 60

/** Times of a day as `HH:mm`, at intervals of `step` minutes. */
export const timesOfDay = (step: number): string[] =>
  Array.from({ length: MINUTES / step }, (_, index) => timeText(index * step))

/** Parses typed times: `7`, `730`, `07:30`, `7:30 pm`; null when the text is not a time. */
export function parseTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m?\.?)?\s*$/i.exec(text)
  if (!match) return null
  const [, hourText, minuteText = '00', half] = match
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (half && (hour < 1 || hour > 12)) return null
  const hours = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return hours < 24 && minute < 60 ? timeText(hours * 60 + minute) : null
}

/** The nearest step. A time after the last step is not rounded to the next day. */
export function toStep(time: string, step: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return timeText(Math.min(Math.round((hours * 60 + minutes) / step) * step, MINUTES - step))
}

const timeText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
