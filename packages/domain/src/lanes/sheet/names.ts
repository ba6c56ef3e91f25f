import { nearestName } from '#shared/nearest.ts'

export const foldedName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** A sheet of another company names hundreds of strangers; comparing each of them with every name would take long. */
const mostSuggestions = 200

/** Says that a name is not known, and which known one was most likely meant. */
export function suggestions(unknown: string, names: readonly string[]) {
  const known = new Map<string, { message: string; nearest?: string }>()
  return (text: string): { message: string; nearest?: string } => {
    const earlier = known.get(text)
    if (earlier) return earlier
    const nearest = known.size < mostSuggestions ? nearestName(text, names) : null
    const made = nearest ? { message: `${unknown}. Nearest is ${nearest}`, nearest } : { message: unknown }
    known.set(text, made)
    return made
  }
}
