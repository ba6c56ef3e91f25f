import { execFileSync } from 'node:child_process'

/** The files that differ from a commit, in later commits, in the working tree, or not yet known to Git. */
export function changedFiles(root: string, since: string): string[] {
  const differing = git(root, 'diff', '--name-only', '--no-renames', since)
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...differing, ...untracked])].sort()
}

/** Where the change began: at what was pushed last, or else at the last commit, or the one before on a clean tree. */
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
