import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Runs work in this folder in one process at a time. A lock whose process died is taken over. */
export async function withLock(root, name, work) {
  const lock = join(root, '.cache', `${name}.lock`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  while (!take(lock)) if (!removeAbandoned(lock)) await pause(200)
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

/**
 * Only one process at a time may remove an abandoned lock: a second one that saw the same lock would remove the lock
 * acquired after it.
 */
function removeAbandoned(lock) {
  const judging = `${lock}.judging`
  try {
    mkdirSync(judging)
  } catch {
    if (Date.now() - (statSync(judging, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > patienceMs)
      rmSync(judging, { recursive: true, force: true })
    return false
  }
  try {
    if (!isAbandoned(lock)) return false
    rmSync(lock, { recursive: true, force: true })
    return true
  } finally {
    rmSync(judging, { recursive: true, force: true })
  }
}

/** The check takes a moment; a process that takes longer than this was killed. */
const patienceMs = 10_000

function isAbandoned(lock) {
  let pid = 0
  try {
    pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
  } catch {
    // The other process has created the folder and is about to write its process id.
  }
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
