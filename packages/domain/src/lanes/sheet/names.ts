import { nearestName } from '#shared/nearest.ts'

export const foldedName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * A sheet from another company may contain hundreds of unknown names, and comparing each with every known name would be
 * slow.
 */
const mostSuggestions = 200

/** Message that a name is unknown, with the known name that was most likely meant. */
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
