import { execFileSync } from 'node:child_process'

/** Files that differ from a commit: in later commits, in the working tree, or untracked. */
export function changedFiles(root: string, since: string): string[] {
  const differing = git(root, 'diff', '--name-only', '--no-renames', since)
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...differing, ...untracked])].sort()
}

/** Start of the change: the last pushed commit, or else the last commit, or on a clean tree the one before. */
export function startOfChange(root: string): string {
  const pushed = attempt(() => git(root, 'merge-base', 'HEAD', '@{upstream}')[0])
  const head = git(root, 'rev-parse', 'HEAD')[0] ?? 'HEAD'
  if (pushed && pushed !== head) return pushed
  return changedFiles(root, head).length > 0 ? head : `${head}~1`
}

function git(root: string, ...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return output.split('\n').filter(Boolean)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
