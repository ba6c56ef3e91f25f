export type FileLimits = {
  /** File extensions with a dot, for example `.csv`. Other files are rejected. */
  accept: string[]
  maxFiles?: number
  maxBytes?: number
}

export type RejectedFile = { name: string; reasons: string[] }

/**
 * Splits offered files into accepted files and rejected ones with all reasons. The `present` files count toward the
 * limits.
 */
export function sortFiles(offered: File[], limits: FileLimits, present: File[] = []) {
  const taken: File[] = []
  const rejected: RejectedFile[] = []
  for (const file of offered) {
    const reasons = reasonsAgainst(file, limits)
    if (limits.maxFiles !== undefined && present.length + taken.length >= limits.maxFiles) {
      reasons.push(limits.maxFiles === 1 ? 'Only one file is allowed' : `Only ${limits.maxFiles} files are allowed`)
    }
    if (reasons.length === 0) taken.push(file)
    else rejected.push({ name: file.name, reasons })
  }
  return { taken, rejected }
}

function reasonsAgainst(file: File, { accept, maxBytes }: FileLimits): string[] {
  const reasons: string[] = []
  const name = file.name.toLowerCase()
  if (!accept.some((ending) => name.endsWith(ending.toLowerCase()))) {
    reasons.push(`File type must be ${accept.join(' or ')}`)
  }
  if (maxBytes !== undefined && file.size > maxBytes) {
    reasons.push(`File is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`)
  }
  return reasons
}
